/** The comments around what is written into a stylesheet. */
export function toCssComments(namespace: string) {
  return {
    start: `/* ${namespace}:start */`,
    end: `/* ${namespace}:end */`,
    open: `/* ${namespace}:start Your rules, in a layer below the components. */`,
    close: `/* ${namespace}:end Rules below this line win over the components. */`,
  }
}
