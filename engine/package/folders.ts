import { fileURLToPath } from 'node:url'
import { join } from 'node:path'

/** Whether this is the published engine, which is compiled, with its sources beside it. */
const isCompiled = import.meta.url.endsWith('.js')

/** Path of the folder with the `package.json` of the engine. */
export const engineFolder = fileURLToPath(new URL(isCompiled ? '../..' : '..', import.meta.url))

/** Path of the folder with the engine's sources, which become part of each library's package. */
export const sourceFolder = isCompiled ? join(engineFolder, 'source') : engineFolder
