/**
 * Whether a page is only shown in a frame or a tab of its own, without the header and the footer of
 * the site: an example alone, and the two frames of the playground.
 */
export function isFrame(path: string): boolean {
  return /^\/(preview|playground)\//.test(path)
}
