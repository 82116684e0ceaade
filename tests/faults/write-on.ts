/**
 * Writes the same files for a minute, each time filled with one letter, which changes: `node
 * write-on.ts <folder>`. With a second argument, it writes once.
 */
import { join } from 'node:path'
import { writeFilesAtomically } from '../../engine/io/write-files.ts'

const [folder, isOnce] = process.argv.slice(2)
const end = Date.now() + 60_000
const letters = 'abcdefgh'

for (let count = 0; isOnce ? count < 1 : Date.now() < end; count += 1) {
  const content = letters[count % letters.length]!.repeat(300_000)
  await writeFilesAtomically(
    ['one.txt', 'deep/er/two.txt', 'deep/three.txt'].map((name) => ({
      path: join(folder!, name),
      content,
    })),
  )
  if (count === 0) process.stdout.write('ready')
}
