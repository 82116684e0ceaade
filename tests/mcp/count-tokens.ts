import { encode as encodeCl100k } from 'gpt-tokenizer/encoding/cl100k_base'
import { encode as encodeO200k } from 'gpt-tokenizer/encoding/o200k_base'

/** The tokens that a text takes in the context of a model, by that of two tokenizers that takes more. */
export function countTokens(text: string): number {
  return Math.max(encodeCl100k(text).length, encodeO200k(text).length)
}
