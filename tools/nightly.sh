#!/usr/bin/env bash
# All tests, the slow ones too. Uses the virtual environment of the README's test command if it is there.
set -euo pipefail
cd "$(dirname "$0")/.."
python=${PYTHON:-.venv/bin/python}
"$python" -m pytest -n auto -m "slow or not slow" --durations=15
