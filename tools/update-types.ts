/**
 * Writes the types of the props that component classes read: `npm run types:update`. `SITE_DIR` is
 * the folder of another library.
 */
import { join } from 'node:path'
import { toDisplayPath } from '../engine/io/paths.ts'
import { writePropsType } from './package/write-props-type.ts'

const path = await writePropsType(join(process.env.SITE_DIR || '.', 'kit'))
console.log(toDisplayPath(path))
