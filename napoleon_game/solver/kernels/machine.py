"""Numba, held at arm's length: how functions are compiled, and words of memory read and written.

Functions that Python calls are :func:`compiled` for given types, and kept on disk with all that they call. A
:func:`kernel` is compiled together with those that call it, and only for them. So a process that loads what
is on disk has a dozen functions to load: each costs time and memory of its own.
"""

from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

import numpy as np
from numba import njit, types
from numba.core import cgutils
from numba.extending import intrinsic
from numpy.typing import NDArray

from napoleon_game.solver.kernels.kept import keep_compiled

Words = NDArray[np.int64]
Deals = NDArray[np.int64]
"""One a row."""
Answers = NDArray[np.int8]
Rows = NDArray[np.int8]

WORDS: Final = types.Array(types.int64, 1, "C")
DEALS: Final = types.Array(types.int64, 2, "C")
ANSWERS: Final = types.Array(types.int8, 1, "C")
ROWS: Final = types.Array(types.int8, 2, "C")

_Function = TypeVar("_Function", bound=Callable[..., Any])
_njit: Any = njit
_intrinsic: Any = intrinsic
_code: Any = cgutils
_KEPT: Final = keep_compiled()


def compiled(result: Any, *arguments: Any) -> Callable[[_Function], _Function]:
    """Compile a function of these types now, or load it from disk; it runs without Python's lock."""
    signature = result(*arguments)

    def decorate(function: _Function) -> _Function:
        made = _njit(signature, cache=_KEPT, nogil=True, error_model="numpy")(function)
        return cast(_Function, made)

    return decorate


def kernel(function: _Function) -> _Function:
    """A function from integers to an integer, for compiled functions to call."""
    return cast(_Function, _njit(error_model="numpy")(function))


def kernel_within(function: _Function) -> _Function:
    """The same, whose code becomes a part of the functions that call it."""
    return cast(_Function, _njit(error_model="numpy", forceinline=True)(function))


def _popcount(context: Any, word: Any) -> Any:  # noqa: ARG001 - numba's signature
    return types.int64(types.int64), lambda _, build, __, given: build.ctpop(given[0])


def _lowest(context: Any, word: Any) -> Any:  # noqa: ARG001 - numba's signature
    return types.int64(types.int64), lambda _, build, __, given: build.cttz(given[0], cgutils.false_bit)


def _above(context: Any, word: Any) -> Any:  # noqa: ARG001 - numba's signature
    return types.int64(types.int64), lambda _, build, __, given: build.ctlz(given[0], cgutils.false_bit)


def _pointer(compiler: Any, build: Any, address: Any, place: Any) -> Any:
    """Pointer to the word at ``place`` of the block at ``address``."""
    word = compiler.get_value_type(types.int64)
    return build.gep(build.inttoptr(address, word.as_pointer()), [place])


def _get(context: Any, address: Any, place: Any) -> Any:  # noqa: ARG001 - numba's signature
    def load(compiler: Any, build: Any, _: Any, given: Any) -> Any:
        return build.load(_pointer(compiler, build, *given))

    return types.int64(types.int64, types.int64), load


def _fetch(context: Any, address: Any, place: Any) -> Any:  # noqa: ARG001 - numba's signature
    def ask(compiler: Any, build: Any, _: Any, given: Any) -> Any:
        byte, flag = _code.ir.IntType(8).as_pointer(), _code.ir.IntType(32)
        kind = _code.ir.FunctionType(_code.ir.VoidType(), (byte, flag, flag, flag))
        asked = _code.get_or_insert_function(build.module, kind, "llvm.prefetch.p0i8")
        where = build.bitcast(_pointer(compiler, build, *given), byte)
        build.call(asked, (where, flag(0), flag(3), flag(1)))  # to read, to be kept, data
        return compiler.get_dummy_value()

    return types.void(types.int64, types.int64), ask


def _put(context: Any, address: Any, place: Any, word: Any) -> Any:  # noqa: ARG001 - numba's signature
    def save(compiler: Any, build: Any, _: Any, given: Any) -> Any:
        build.store(given[2], _pointer(compiler, build, given[0], given[1]))
        return compiler.get_dummy_value()

    return types.void(types.int64, types.int64, types.int64), save


popcount: Callable[[int], int] = _intrinsic(_popcount)
"""How many bits are set."""
lowest: Callable[[int], int] = _intrinsic(_lowest)
"""The place of the lowest bit; 64 if there is none."""
above: Callable[[int], int] = _intrinsic(_above)
"""How many places there are above the highest bit; 64 if there is none."""
get: Callable[[int, int], int] = _intrinsic(_get)
"""The word at a place of the block at an address."""
fetch: Callable[[int, int], None] = _intrinsic(_fetch)
"""Have the processor bring a word near that is soon to be read."""
put: Callable[[int, int, int], None] = _intrinsic(_put)
"""Write a word there."""
