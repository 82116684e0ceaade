import { toDigest } from '../outputs/to-digest.ts'

/** Whether a text is a schema of components whose digest is that of its content. */
export function isSchemaFile(text: string): boolean {
  try {
    const { digest, categories, components } = JSON.parse(text)
    return digest === toDigest({ categories, components })
  } catch {
    return false
  }
}
