/** Copies text, and says in few words what came of it. */
export async function copy(text: string | Promise<string>): Promise<string> {
  try {
    await navigator.clipboard.writeText(await text)
    return 'Copied'
  } catch {
    return 'Not allowed'
  }
}
