export { configure } from './configure.ts'
export { defineConfig } from './src/config/define-config.ts'
export type { Config } from './src/config/config.ts'
