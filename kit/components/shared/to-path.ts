/** Converts the name of a control to its path in the form data: `items[0][name]`, `items.0.name`. */
export function toPath(name: string): string {
  return name.replace(/\[\]$/, '').replace(/\[([^\]]*)\]/g, '.$1')
}
