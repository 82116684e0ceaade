import { decode } from 'he'

/** Decodes the entities of an attribute's text as a browser does. */
export function decodeAttribute(text: string): string {
  return text.includes('&') ? decode(text, { isAttributeValue: true }) : text
}
