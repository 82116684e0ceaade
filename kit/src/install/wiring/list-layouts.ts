/** The templates with a `<head>` of a page: the layouts, or else all but those of messages. */
export function listLayouts(
  templates: readonly string[],
  read: (file: string) => string | null,
): string[] {
  const heads = templates.filter((file) => /<\/head>/i.test(read(file) ?? ''))
  const layouts = heads.filter((file) => /layout/i.test(file))
  return (layouts.length ? layouts : heads).filter((file) => !/(^|\/)e?mails?\//i.test(file))
}
