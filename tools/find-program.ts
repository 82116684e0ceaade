/** Finds a system program that tests or benchmarks need: `node tools/find-program.ts nginx`. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { fail } from './read-options.ts'

/** The names of each program on the search path, the best one first. */
export const programs = {
  /** Serves the site with its sample configuration, like nginx */
  caddy: ['caddy'],
  /** Opens pages; the headless shell takes half the time */
  chromium: [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'microsoft-edge',
  ],
  firefox: ['firefox-esr', 'firefox'],
  nginx: ['nginx'],
  /** Records the system calls of the MCP server */
  strace: ['strace'],
  /** Measures the builds of the benchmark */
  time: ['time'],
} as const

/** A program that tests or benchmarks need. */
export type Program = keyof typeof programs

/** Where the installers of browsers put them on systems that have no search path for programs. */
const { ProgramFiles = 'C:\\Program Files', LOCALAPPDATA = '' } = process.env
const installed: Partial<Record<Program, string[]>> = {
  chromium: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    join(ProgramFiles, 'Google/Chrome/Application/chrome.exe'),
    join(LOCALAPPDATA, 'Google/Chrome/Application/chrome.exe'),
    `${ProgramFiles} (x86)\\Microsoft\\Edge\\Application\\msedge.exe`,
  ],
  firefox: [
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    join(ProgramFiles, 'Mozilla Firefox/firefox.exe'),
  ],
}

/**
 * Returns the path of an installed program, or undefined. The variable `CHROME_PATH` names another
 * Chromium than the first one of: that of Playwright, one on the search path, Chrome and Edge.
 */
export function findProgram(name: Program): string | undefined {
  const { CHROME_PATH, PATH = '' } = process.env
  if (name === 'chromium' && CHROME_PATH) return CHROME_PATH
  // Not every user has the folders of servers on the path.
  const folders = [...PATH.split(delimiter), '/usr/sbin', '/usr/local/sbin', '/sbin']
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const paths = programs[name].flatMap((file) => folders.map((at) => join(at, file + suffix)))
  const own = name === 'chromium' ? [chromium.executablePath()] : []
  return [...own, ...paths, ...(installed[name] ?? [])].find((path) => existsSync(path))
}

if (import.meta.main) {
  const [name = ''] = process.argv.slice(2)
  if (!Object.hasOwn(programs, name)) {
    fail(`Cannot find \`${name}\`, expected one of ${Object.keys(programs).join(', ')}.`)
  }
  const path = findProgram(name as Program)
  if (!path) fail(`Cannot find \`${name}\`. Run \`npm run setup -- ${name}\`.`)
  console.log(path)
}
