/** Browsers that know `light-dark()`, as Vite names them. */
export const cssTarget = "cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5']"
