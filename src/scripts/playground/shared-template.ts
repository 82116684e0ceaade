import { limits, toCount } from '@kit-edge/docs/playground/limits.ts'

/**
 * A template and its state, as the hash of the playground's URL has them. Without a state, it has
 * that of its example.
 */
export type SharedTemplate = { code: string; state?: string; example: string }

/** Returns the hash for a template: its text is compressed, so that a long one fits into a message. */
export async function toHash({ code, state, example }: SharedTemplate): Promise<string> {
  const json = JSON.stringify(state === undefined ? [code] : [code, state])
  const stream = new Blob([json]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  const query = new URLSearchParams(example ? { example } : {})
  query.set('code', text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''))
  return `#${query.toString().replaceAll('%2F', '/')}`
}

/**
 * Reads the hash of a URL. Returns the path of an example, its code if it was changed, or neither.
 * Throws an Error if the text is incomplete or too long.
 */
export async function readHash(hash: string): Promise<Partial<SharedTemplate>> {
  const query = new URLSearchParams(hash.slice(1))
  const example = query.get('example') ?? ''
  const text = query.get('code')
  if (text === null) return { example }
  const json = await inflate(text)
  if (json === null) {
    throw new Error(`The template in the link has more than ${toCount(limits.link)} bytes.`)
  }
  const [code, state] = parseTexts(json)
  return { example, code: code!, ...(state !== undefined && { state }) }
}

const damaged = 'The link is incomplete or damaged.'

/** Returns a compressed text, or null as soon as it turns out to be too long. */
async function inflate(text: string): Promise<string | null> {
  try {
    const bytes = Uint8Array.from(
      atob(text.replaceAll('-', '+').replaceAll('_', '/')),
      (character) => character.charCodeAt(0),
    )
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    const reader = stream.getReader()
    const decoder = new TextDecoder('utf-8', { fatal: true })
    let inflated = ''
    for (let size = 0; ;) {
      const { done, value } = await reader.read()
      if (done) return inflated + decoder.decode()
      size += value.length
      if (size > limits.link) {
        void reader.cancel()
        return null
      }
      inflated += decoder.decode(value, { stream: true })
    }
  } catch (error) {
    throw new Error(damaged, { cause: error })
  }
}

function parseTexts(json: string): string[] {
  try {
    const texts: unknown = JSON.parse(json)
    const areTexts = Array.isArray(texts) && texts.every((one) => typeof one === 'string')
    if (areTexts && texts.length > 0 && texts.length <= 2) return texts
  } catch {
    // Falls through to the same sentence.
  }
  throw new Error(damaged)
}
