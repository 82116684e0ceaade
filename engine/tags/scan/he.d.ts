declare module 'he' {
  export function decode(html: string, options?: { isAttributeValue?: boolean }): string
}
