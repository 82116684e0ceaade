/** Whether a colour turns with the primary one. */
export function isPrimary(name: string): boolean {
  return name === 'primary' || name.startsWith('primary-') || name === 'ring'
}
