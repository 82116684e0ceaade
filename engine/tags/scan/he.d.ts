declare module 'he' {
  export function escape(text: string): string
  export function decode(html: string, options?: { isAttributeValue?: boolean }): string
  export function escape(text: string): string
}
