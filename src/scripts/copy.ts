/** Copies text to the clipboard, and returns a short message about the result. */
export async function copy(text: string | Promise<string>): Promise<string> {
  try {
    await navigator.clipboard.writeText(await text)
    return 'Copied'
  } catch {
    return 'Not allowed'
  }
}
