import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'
import { findProgram } from '../../tools/find-program.ts'
import { address } from '../browser/address.ts'
import { addEmulation } from './add-emulation.ts'

addEmulation()

/** The tests of components once more, in the Firefox of the system. */
export default defineConfig({
  ...base,
  testDir: '../browser',
  // How components behave, with and without scripts. Specs that read every page, every example or
  // every width run in Chromium alone: what they find is in the HTML and the styles.
  testMatch: ['components/*.spec.ts', '{emulation,keyboard}.spec.ts'],
  // The DevTools protocol of Chromium is another one.
  testIgnore: 'components/devtools.spec.ts',
  // What axe reads, and where things are, comes from the same HTML and styles in Chromium.
  grepInvert: /axe finds|@layout/,
  outputDir: '../../.cache/test/firefox-results',
  use: {
    baseURL: address,
    colorScheme: 'light',
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: findProgram('firefox'),
      // For the switches that the emulation sets.
      args: ['--remote-allow-system-access'],
      firefoxUserPrefs: {
        // One process for all pages; a new one for each test takes longer than most pages.
        'fission.webContentIsolationStrategy': 0,
        'dom.ipc.processCount': 1,
        'dom.ipc.processPrelaunch.enabled': false,
        // The browser around the pages does not move, and keeps nothing.
        'ui.prefersReducedMotion': 1,
        'browser.newtab.preload': false,
        'browser.sessionstore.interval': 3_600_000,
        'places.history.enabled': false,
        // With this cache the next page of a tab would begin without these switches.
        'fission.bfcacheInParent': false,
        // The clipboard is read without a question.
        'dom.events.testing.asyncClipboard': true,
        // As on phones, on macOS and on Windows 11; headless Chromium has no others either.
        'ui.useOverlayScrollbars': 1,
      },
    },
  },
  webServer: {
    command: 'node tests/browser/serve.ts',
    cwd: '../..',
    url: address,
    reuseExistingServer: false,
    timeout: 300_000,
  },
})
