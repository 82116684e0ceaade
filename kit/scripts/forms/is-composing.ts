/**
 * Tells keys that belong to an input method from others.
 *
 * In Safari, the Enter that ends a composition comes after it, with this code.
 */
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229
