import { toChange, type Change } from '../change.ts'
import { toCssComments } from './css-block.ts'

/**
 * A stylesheet of an application without the lines that an installation added, which leaves what was
 * there before byte for byte. Lines that somebody changed stay, with a note.
 */
export function toLayeredCssRemoval(
  file: string,
  before: string | null,
  namespace: string,
  packageName: string,
): Change {
  if (before === null) return { file, action: 'unchanged' }
  const { start, end, open, close } = toCssComments(namespace)
  const [head, from, to, until] = [start, end, open, close].map((text) => RegExp.escape(text))
  const text = before.replaceAll('\r\n', '\n')
  const name = RegExp.escape(packageName)
  const rest = text
    .replace(
      new RegExp(
        `${head}\\n@layer [^;{}]+;\\n(?:@import (['"])${name}/[\\w.]+\\1;\\n)?${from}\\n\\n?`,
      ),
      '',
    )
    .replace(new RegExp(`${to}\\n@layer app \\{\\n([^]*?)\\n\\}\\n+${until}`, 'g'), '$1')
  const change = toChange(file, before, rest)
  const isLeft = [start, open, close, packageName].some((text) => rest.includes(text))
  if (!isLeft) return change
  const note = `still has lines of \`${packageName}\` that somebody changed; take them out by hand`
  return { ...change, action: change.action === 'update' ? 'update' : 'keep', note }
}
