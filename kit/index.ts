export { configure } from './configure.ts'
export { defineConfig } from '../engine/library/config/define-config.ts'
export type { Config } from '../engine/library/config/define-config.ts'
