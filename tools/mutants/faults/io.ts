import type { Fault } from '../fault.ts'

const write = 'tests/unit/io/write-files-atomically.test.ts'
const stray = 'tests/unit/io/remove-stray-files.test.ts'

/** Faults in what reads and writes files. */
export const io: Fault[] = [
  {
    name: 'a reader never sees a part of a file',
    file: 'kit/io/write-files-atomically.ts',
    find: 'await rename(temporary, target)',
    replace:
      'await writeFile(target, files.find((file) => file.path === path)!.content!); await rm(temporary)',
    tests: ['tests/unit/io/write-file-atomically.test.ts'],
  },
  {
    name: 'a write that fails leaves nothing behind',
    file: 'kit/io/write-files-atomically.ts',
    find: 'for (const step of undo) await step().catch(() => {})',
    replace: '',
    tests: [write],
  },
  {
    name: 'no link out of the project is followed',
    file: 'kit/io/write-files-atomically.ts',
    find: 'if (within !== undefined) await assertWithin(within, path, target)',
    replace: '',
    tests: [write],
  },
  {
    name: 'a folder beside the project is not in it, whatever its name begins with',
    file: 'kit/io/is-within.ts',
    find: 'root.endsWith(sep) ? root : root + sep',
    replace: 'root',
    tests: [write],
  },
  {
    name: 'a file that is secret stays secret',
    file: 'kit/io/write-files-atomically.ts',
    find: 'if (mode !== null) await chmod(temporary, mode)',
    replace: '',
    tests: [write],
  },
  {
    name: 'what another program is writing is left alone',
    file: 'kit/io/remove-stray-files.ts',
    find: 'if (!isOld && isRunning(Number(process))) continue',
    replace: 'if (!isOld && !process) continue',
    tests: [stray],
  },
  {
    name: 'a folder that cannot be removed for another reason is an error',
    file: 'kit/io/remove-empty-folders.ts',
    find: '    throw error\n',
    replace: '    return false\n',
    tests: ['tests/unit/io/remove-empty-folders.test.ts'],
  },
  {
    name: 'a template is not written over what somebody wrote meanwhile',
    file: 'kit/io/write-if-unchanged.ts',
    find: 'if (!readFileSync(path).equals(Buffer.from(before))) return false',
    replace: '',
    tests: ['tests/unit/io/write-if-unchanged.test.ts'],
  },
  {
    name: 'a template is read with its byte order mark',
    file: 'kit/io/read-template.ts',
    find: 'ignoreBOM: true',
    replace: 'ignoreBOM: false',
    tests: ['tests/unit/io/read-template.test.ts'],
  },
  {
    name: 'templates of packages are not checked',
    file: 'kit/io/list-templates.ts',
    find: ` || name === 'node_modules') continue`,
    replace: ') continue',
    tests: ['tests/unit/io/list-templates.test.ts'],
  },
  {
    name: 'a file by another name is another input of a build',
    file: 'kit/io/read-digest.ts',
    find: 'hash.update(`${file}\\0`).update',
    replace: 'hash.update',
    tests: ['tests/unit/io/read-digest.test.ts'],
  },
]
