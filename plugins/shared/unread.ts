/** Stands for a value until it is read, so that using it too early is an error and not `{}`. */
export function unread<T extends object>(name: string): T {
  return new Proxy({} as T, {
    get() {
      throw new Error(`Cannot use the ${name} before it is read, expected \`read()\` first.`)
    },
  })
}
