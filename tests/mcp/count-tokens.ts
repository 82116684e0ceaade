import { encode as encodeCl100k } from 'gpt-tokenizer/encoding/cl100k_base'
import { encode as encodeO200k } from 'gpt-tokenizer/encoding/o200k_base'

/** Returns the tokens of a text in the context of a model, the higher count of two tokenizers. */
export function countTokens(text: string): number {
  return Math.max(encodeCl100k(text).length, encodeO200k(text).length)
}
