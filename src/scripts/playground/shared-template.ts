/**
 * A template and its state, as the hash of the playground's URL has them. Without a state, it has
 * that of its example.
 */
export type SharedTemplate = { code: string; state?: string; example: string }

/** Returns the hash for a template: its text is compressed, so that a long one fits into a message. */
export async function toHash({ code, state, example }: SharedTemplate): Promise<string> {
  const bytes = await pipe(
    new TextEncoder().encode(JSON.stringify(state === undefined ? [code] : [code, state])),
    new CompressionStream('deflate-raw'),
  )
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  const query = new URLSearchParams(example ? { example } : {})
  query.set('code', text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''))
  return `#${query.toString().replaceAll('%2F', '/')}`
}

/**
 * Reads the hash of a URL. Returns the path of an example, its code if it was changed, or neither.
 * Throws an Error if the text is incomplete.
 */
export async function readHash(hash: string): Promise<Partial<SharedTemplate>> {
  const query = new URLSearchParams(hash.slice(1))
  const example = query.get('example') ?? ''
  const text = query.get('code')
  if (text === null) return { example }
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  )
  const json = await pipe(bytes, new DecompressionStream('deflate-raw'))
  const [code, state]: unknown[] = JSON.parse(new TextDecoder().decode(json))
  return { example, code: String(code), ...(state !== undefined && { state: String(state) }) }
}

async function pipe(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const piped = new Blob([bytes]).stream().pipeThrough(stream)
  return new Uint8Array(await new Response(piped).arrayBuffer())
}
