/** Browsers that know `light-dark()`, as Vite names them. */
export const cssTarget = "cssTarget: ['chrome123', 'edge123', 'firefox125', 'safari17.5']"
