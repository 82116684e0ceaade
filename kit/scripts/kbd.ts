/**
 * Shows the signs of an Apple keyboard where the reader has one.
 *
 * The root element of the page is marked, and the styles do the rest: keys that arrive later need
 * no script of their own.
 *
 * @attribute data-kit-apple - On the root element of the page, on Apple computers.
 */
const isApple = /^(mac|iphone|ipad|ipod)/i.test(navigator.platform)
document.documentElement.toggleAttribute('data-kit-apple', isApple)
