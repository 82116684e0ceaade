/** Where the value of a control is in the data of its form: `items[0][name]` is `items.0.name`. */
export function toPath(name: string): string {
  return name.replace(/\[\]$/, '').replace(/\[([^\]]*)\]/g, '.$1')
}
