import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'
import { address } from './address.ts'

/** The specs of `npm test`: components with scripts, and pages of each kind. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: ['components/*.spec.ts', 'pages/*.spec.ts'],
  webServer: {
    command: 'node tests/browser/serve.ts',
    cwd: '../..',
    url: address,
    reuseExistingServer: false,
    timeout: 300_000,
  },
})
