import { layers } from '../../library/tokens/tokens-css.ts'
import { toChange, type Change } from '../change.ts'
import {
  toCssComments,
  listCssStatements,
  type CssStatement,
  listLayerNames,
  mergeLayers,
} from './css-statements.ts'

/** At-rules that a cascade layer may hold; all others have to stay at the top level. */
const layered =
  /^(media|supports|container|scope|starting-style|property|font-face|font-feature-values|counter-style|page|position-try|view-transition|(-\w+-)?keyframes)$/

/** What a stylesheet of an application gets. */
type LayeredCssOptions = {
  namespace: string
  /** Stylesheet to import; none where a page links it */
  module: string | null
}

/**
 * A stylesheet of an application that first declares the order of the cascade layers and imports
 * the library's, and whose own rules are in the layer `app`. Only lines are added. A stylesheet that
 * has the lines already is unchanged; one that cannot get them is kept, with a note.
 */
export function toLayeredCss(
  file: string,
  before: string,
  { namespace, module }: LayeredCssOptions,
): Change {
  const comments = toCssComments(namespace)
  if (before.includes(comments.start) || (module !== null && before.includes(module))) {
    return { file, action: 'unchanged' }
  }
  const keep = (note: string): Change => ({ file, action: 'keep', note })
  const text = before.replaceAll('\r\n', '\n')
  const statements = listCssStatements(text)
  if (!statements) return keep('has a bracket, quote or comment that is not closed; correct it')
  if (statements.some(({ code }) => /^@tailwind\s+(base|components)\b/.test(code))) {
    return keep(
      'is written for Tailwind 3, whose reset is in no cascade layer; update to Tailwind 4',
    )
  }
  const own = listLayerNames(statements)
  const order = mergeLayers(own)
  if (!order) {
    return keep(`orders the layers ${own.join(', ')}, expected ${layers.join(', ')} in this order`)
  }
  const head = [
    comments.start,
    `@layer ${order.join(', ')};`,
    ...(module === null ? [] : [`@import '${module}';`]),
    comments.end,
  ].join('\n')
  let at = 0
  let after = ''
  const insert = (offset: number, lines: string) => {
    after += text.slice(at, offset) + lines
    at = offset
  }
  // A byte order mark and `@charset` have to be the first bytes.
  const charset = statements.find(({ atRule }) => atRule === 'charset')
  const first = charset ? text.indexOf('\n', charset.to) + 1 || charset.to : 0
  insert(text.startsWith('\uFEFF') && !first ? 1 : first, text.trim() ? `${head}\n\n` : `${head}\n`)
  for (const run of listRuns(statements)) {
    insert(run.from, `${comments.open}\n@layer app {\n`)
    insert(run.to, `\n}\n${comments.close}`)
  }
  return toChange(file, before, after + text.slice(at))
}

/** Where the rules are that a layer may hold, as far as they follow each other. */
function listRuns(statements: readonly CssStatement[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = []
  let isOpen = false
  for (const { from, to, atRule } of statements) {
    const isRule = atRule === null || layered.test(atRule)
    if (isRule && isOpen) runs.at(-1)!.to = to
    else if (isRule) runs.push({ from, to })
    isOpen = isRule
  }
  return runs
}

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
