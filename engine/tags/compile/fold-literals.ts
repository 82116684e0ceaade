import type { TagContract, TagToken, Token } from 'edge.js/types'
import type { FoldCache } from '../cache/fold-cache.ts'
import { COMPONENT, type ComponentToken } from './component-tag.ts'
import { isSlot, isTag } from './edge-token.ts'

/** Name of the tag around literal tags. No template text can spell it. */
const FOLD = '$fold'

/**
 * Wraps tags without expressions, with the text between them, in the fold tag: their output is the
 * same for each render, unless they depend on the request.
 */
export function foldLiterals(tokens: readonly Token[]): Token[] {
  const folded: Token[] = []
  let run: Token[] = []
  const end = () => {
    // What follows the last tag stays outside.
    const last = run.findLastIndex(isTag)
    if (last !== -1) folded.push(toFold(run.slice(0, last + 1)))
    folded.push(...run.slice(last + 1))
    run = []
  }
  for (const token of tokens) {
    if (isLiteral(token) && !isSlot(token) && (isTag(token) || run.length > 0)) {
      run.push(token)
      continue
    }
    end()
    if (isTag(token)) token.children = foldLiterals(token.children)
    folded.push(token)
  }
  end()
  return folded
}

/** Creates the Edge tag around literal tags. */
export function createFoldTag(folds: FoldCache): TagContract {
  return {
    tagName: FOLD,
    block: true,
    seekable: false,
    compile(parser, buffer, { children, filename, loc }) {
      const inside = buffer.create(filename, { outputVar: 'fold' })
      for (const child of children) parser.processToken(child, inside)
      inside.wrap('async (template, $context) => {', '}')
      const code = inside.disableFileAndLineVariables().flush()
      const number = folds.add()
      const call = `await state.$tags.folds.render(${number}, template, $context, ${code})`
      buffer.outputExpression(
        `state.$tags.folds.texts.get(${number}) ?? ${call}`,
        filename,
        loc.start.line,
        false,
      )
    },
  }
}

function toFold(children: Token[]): Token {
  const { filename, loc } = children[0] as TagToken
  const properties = { name: FOLD, jsArg: '', selfclosed: false }
  return { type: 'tag' as TagToken['type'], filename, properties, loc, children }
}

/** Whether a token contains no expressions and no other tags than those of a library. */
function isLiteral(token: Token): boolean {
  if (token.type === 'raw' || token.type === 'newline' || token.type === 'comment') return true
  if (!isTag(token)) return false
  const isWritten = isSlot(token) ? !token.properties.jsArg.includes(',') : isLiteralCall(token)
  return isWritten && token.children.every(isLiteral)
}

function isLiteralCall(token: TagToken): boolean {
  if (token.properties.name !== COMPONENT) return false
  const { isCached, props } = token as ComponentToken
  return isCached && props.every((part) => typeof part === 'string')
}
