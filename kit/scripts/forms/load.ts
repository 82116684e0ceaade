/**
 * Asks a URL for options, which `combobox` and `command` list.
 *
 * Only the texts, the values and the groups of the options are read. The answer itself never becomes
 * part of the page, so its scripts do not run and its images do not load.
 */

/** Bytes of an answer, and options of it. More would block the page. */
const mostBytes = 1_000_000
const mostOptions = 1000

type Policy = { createHTML: (html: string) => string }
type TrustedTypes = { createPolicy: (name: string, rules: Policy) => Policy }

/** A policy for Trusted Types, or undefined in browsers without them. */
let policy: Policy | undefined
try {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  policy = trustedTypes?.createPolicy('kit', { createHTML: (html) => html })
} catch {
  // The page does not allow this policy. Answers in JSON need none.
}

/** The question that waits for its answer. */
let pending = new AbortController()

/**
 * Asks the URL of an element for options, once people stop typing. Only the last question gets an
 * answer: null if it fails, if it is too large, or if it has something other than options.
 */
export async function load(
  { dataset: { src, value = '', label = '' } }: HTMLElement,
  text: string,
  answer: (options: HTMLOptionElement[] | null) => void,
): Promise<void> {
  pending.abort()
  const own = (pending = new AbortController())
  const { signal } = own
  await new Promise((resolve) => setTimeout(resolve, 150))
  try {
    const url = new URL(src!, location.href)
    url.searchParams.set('q', text)
    const response = await fetch(url, {
      signal,
      headers: { accept: 'text/html, application/json' },
    })
    if (!response.ok) throw response
    const body = await read(response)
    answer(/^\s*[[{]/.test(body) ? fromJson(body, value, label) : fromHtml(body))
  } catch {
    if (signal.aborted) return
    // Ends an answer that has only been read in part.
    own.abort()
    answer(null)
  }
}

/** Forgets the question, because nobody waits for its answer. */
export const abort = (): void => pending.abort()

/** The text of a response. Throws the response as soon as it turns out to be too large. */
async function read(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  const reader = response.body!.getReader()
  const announced = Number(response.headers.get('content-length'))
  let text = ''
  let bytes = 0
  while (Math.max(bytes, announced) <= mostBytes) {
    const { value } = await reader.read()
    if (!value) return text + decoder.decode()
    bytes += value.length
    text += decoder.decode(value, { stream: true })
  }
  throw response
}

function fromJson(body: string, value: string, label: string) {
  const items = JSON.parse(body)
  return (items.data ?? items).slice(0, mostOptions).map((item: Record<string, unknown>) => {
    const texts = [item[label] ?? item, item[value] ?? item]
    if (texts.some((text) => Object(text) === text)) throw body
    return new Option(...texts.map(String))
  })
}

function fromHtml(body: string) {
  const html = `<select>${body}`
  const page = new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html')
  const options = [...page.querySelectorAll('option')]
  if (!options.length && body.trim()) throw body
  return options.slice(0, mostOptions)
}
