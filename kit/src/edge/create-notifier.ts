/** How many messages are told apart; after that there is silence. */
const LIMIT = 1000

/** Hands each different message on once. */
export type Notify = (warn: (message: string) => void, messages: string[]) => void

/** Returns a function that hands each different message on once. */
export function createNotifier(): Notify {
  const told = new Set<string>()
  return (warn, messages) => {
    for (const message of messages) {
      if (told.has(message) || told.size >= LIMIT) continue
      told.add(message)
      warn(message)
    }
  }
}
