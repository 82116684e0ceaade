/** JavaScript or TypeScript with spaces in the place of its comments, so that every offset stays. */
export function blankComments(code: string): string {
  return code.replace(
    /"(?:\\[^]|[^"\\\n])*"|'(?:\\[^]|[^'\\\n])*'|`(?:\\[^]|[^`\\])*`|\/\/.*|\/\*[^]*?\*\//g,
    (text) => (text.startsWith('/') ? text.replace(/[^\n]/g, ' ') : text),
  )
}
