/** What the head of a layout loads where no bundler does: files that the provider serves. */
export function toAssetLines(namespace: string) {
  return {
    styles: `<link rel="stylesheet" href="/${namespace}/styles.css">`,
    scripts: `<script type="module" src="/${namespace}/scripts.js"></script>`,
  }
}
