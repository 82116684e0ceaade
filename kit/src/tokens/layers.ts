/**
 * The cascade layers of a page, the weakest first. `app` is for the rules of the application: they
 * win over a reset, and lose against components and utilities.
 */
export const layers = ['theme', 'base', 'app', 'components', 'utilities'] as const
