/**
 * Shows the Apple key symbols on Apple devices.
 *
 * The script only marks the root element of the page, and the styles do the rest, so it also applies
 * to keys added later.
 *
 * @attribute data-kit-apple - On the root element of the page, on Apple devices.
 */
const isApple = /^(mac|iphone|ipad|ipod)/i.test(navigator.platform)
document.documentElement.toggleAttribute('data-kit-apple', isApple)
