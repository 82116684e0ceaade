import { readFileSync, writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { toTables } from '../tests/browser/live/measured.ts'

/** Writes what the browser tests have measured into the page that shows it. */
const file = 'content/guides/live-matrix.md'
const tables = toTables()
let index = 0
const text = readFileSync(file, 'utf8').replaceAll(/^(\|.*\n)+/gm, () => `${tables[index++]}\n`)
if (index !== tables.length) throw new Error(`Cannot find ${tables.length} tables in \`${file}\`.`)
writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }))
