/**
 * Lists the names that a module shares with every template, judging by its text:
 * `edge.global('name', …)` and `view.share({ name })`.
 */
export function listSharedNames(code: string): string[] {
  const named = code.matchAll(/\.global\(\s*(['"`])([\w$]+)\1/g)
  const shared = code.matchAll(/\.share\(\s*\{([^}]*)\}/g)
  return [
    ...Array.from(named, ([, , name]) => name!),
    ...Array.from(shared, ([, body]) => body!).flatMap((body) =>
      Array.from(body.matchAll(/(?:^|,)\s*([\w$]+)/g), ([, name]) => name!),
    ),
  ]
}
