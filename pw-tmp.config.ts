import { defineConfig } from '@playwright/test'
import { address, playgroundAddress } from '/work/wt/browser/tests/browser/address.ts'
import { findProgram } from '/work/wt/browser/tools/find-program.ts'

export default defineConfig({
  testDir: '/work/wt/browser/tests/browser',
  fullyParallel: true,
  workers: 2,
  // A busy machine can lose a key. What passes only the second time is listed as flaky: mend it.
  retries: 0,
  // Limits end what hangs; a machine that is busy with other work needs many times longer.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: address,
    // A new context, and with it a new process, takes longer than most pages.
    reuseContext: true,
    colorScheme: 'light',
    launchOptions: {
      executablePath: findProgram('chromium'),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  webServer: [
    {
      command: 'cd /work/wt/browser && node tests/browser/serve.ts',
      url: address,
      reuseExistingServer: false,
      timeout: 300_000,
    },
    {
      command: 'npm start',
      cwd: '/work/wt/browser/playground',
      env: { PORT: new URL(playgroundAddress).port },
      url: playgroundAddress,
      reuseExistingServer: false,
      timeout: 300_000,
    },
  ],
})
