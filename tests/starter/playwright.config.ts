import { defineConfig } from '@playwright/test'
import { starterAddress } from '../browser/address.ts'
import { findProgram } from '../../tools/find-program.ts'

/** A separate configuration, so that no other browser test waits for the application. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/test/starter-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // A busy machine can lose a key. What passes only the second time is listed as flaky: mend it.
  retries: 1,
  // One test checks a page in all its sizes and schemes.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: starterAddress,
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findProgram('chromium'),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
})
