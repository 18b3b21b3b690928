"""Controls: buttons, choices, switches, sliders, text fields, and the focus that moves among them."""
