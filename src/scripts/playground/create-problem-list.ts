import { toCount } from '@kit-edge/docs/playground/limits.ts'
import type { RenderError } from '@kit-edge/docs/playground/messages.ts'
import type { TemplateProblem } from '@kit-edge/engine/check/template-problem.ts'

/** What is known about the template. */
export type Known = {
  /** What a link asks for in vain */
  notice: string | null
  /** Why the template did not render */
  failure: RenderError | null
  /** Why the frame does not show what it renders */
  excess: string | null
  /** The first problems that the check has found */
  problems: TemplateProblem[]
  /** Number of all problems that it has found */
  total: number
  isCheckStopped: boolean
}

type Place = { line: number; col: number }
type Item = { place?: Place | null; severity?: 'error' | 'warning'; message: string }

/** The list of problems below the template. */
export type ProblemList = {
  known: Known
  /** Shows what is known now. */
  show: () => void
}

/**
 * Creates the list of problems, and says how many there are.
 * @param goTo called with the place of a problem when somebody presses it
 */
export function createProblemList(
  list: HTMLElement,
  status: HTMLElement,
  goTo: (place: Place) => void,
): ProblemList {
  const known: Known = {
    notice: null,
    failure: null,
    excess: null,
    problems: [],
    total: 0,
    isCheckStopped: false,
  }
  return {
    known,
    show() {
      const items = listItems(known)
      const { length } = items
      const all = length + known.total - known.problems.length
      list.replaceChildren(...items.map((item) => toElement(item, goTo)))
      if (all > length) status.textContent = `${toCount(all)} problems; the first ${length} are:`
      else if (all) status.textContent = `${all} ${all === 1 ? 'problem' : 'problems'}`
      else status.textContent = 'No problems'
    },
  }
}

function listItems({ notice, failure, excess, problems, isCheckStopped }: Known): Item[] {
  const items: Item[] = []
  if (notice) items.push({ severity: 'warning', message: notice })
  if (excess) items.push({ message: excess })
  // A check reports the same mistake with its exact place.
  if (failure && !(failure.line && problems.some(({ line }) => line === failure.line))) {
    const { line, message } = failure
    items.push({ place: line === null ? null : { line, col: 1 }, message })
  }
  if (isCheckStopped) {
    items.push({ message: 'Stopped: checking the template took longer than two seconds.' })
  }
  for (const { line, col, severity, message, suggestion } of problems) {
    const text = [message, suggestion].filter(Boolean).join('. ')
    items.push({ place: { line, col }, severity, message: text })
  }
  return items
}

function toElement(
  { place, severity = 'error', message }: Item,
  goTo: (place: Place) => void,
): HTMLLIElement {
  const element = document.createElement('li')
  element.dataset.severity = severity
  if (place) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = `Line ${place.line}`
    button.addEventListener('click', () => goTo(place))
    element.append(button, ' ')
  }
  element.append(message)
  return element
}
