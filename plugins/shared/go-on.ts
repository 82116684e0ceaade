/** Lets work go on beside other work: what goes wrong is thrown to whoever awaits it, if anybody. */
export function goOn<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {})
  return work
}
