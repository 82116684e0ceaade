import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'
import { findProgram } from '../../tools/find-program.ts'
import { address } from '../browser/address.ts'
import { addEmulation } from './add-emulation.ts'

addEmulation()

/** The components that use what browsers do differently: focus, layers, pointers, dates and files. */
const own = [
  'accordion,carousel,combobox,command,context-menu,copy,date,drawer,dropdown,hover-card,input,modal',
  'number,popover,shell,slider,splitter,tabs,toast,tooltip,upload',
]

/** Runs the tests of components again, in the Firefox of the system. */
export default defineConfig({
  ...base,
  testDir: '../browser',
  // Specs that read every page, every example or every width only run in Chromium, because their
  // results depend on the HTML and the styles.
  testMatch: [`components/{${own.join(',')}}.spec.ts`, '{library/emulation,site/keyboard}.spec.ts'],
  // Chromium checks axe violations, and with `@layout` what depends on the same HTML and styles.
  grepInvert: /axe violations|@layout/,
  outputDir: '../../.cache/test/firefox-results',
  use: {
    baseURL: address,
    colorScheme: 'light',
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: findProgram('firefox'),
      // Lets the emulation set its switches.
      args: ['--remote-allow-system-access'],
      firefoxUserPrefs: {
        // One process for all pages, because starting another takes longer than most pages.
        'fission.webContentIsolationStrategy': 0,
        'dom.ipc.processCount': 1,
        'dom.ipc.processPrelaunch.enabled': false,
        // Disables animations and stored data of the browser itself.
        'ui.prefersReducedMotion': 1,
        // Each frame costs time, and no test depends on how many there are.
        'layout.frame_rate': 20,
        'browser.newtab.preload': false,
        'browser.sessionstore.interval': 3_600_000,
        'places.history.enabled': false,
        'reader.parse-on-load.enabled': false,
        // With this cache, the next page in a tab would start without these switches.
        'fission.bfcacheInParent': false,
        // Reads the clipboard without a prompt.
        'dom.events.testing.asyncClipboard': true,
        // As on phones, macOS and Windows 11, and in headless Chromium.
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
