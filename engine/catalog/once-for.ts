/**
 * Returns the function with a cache: it computes its value once for each object, and keeps it for
 * the lifetime of the object.
 */
export function onceFor<Key extends object, Value extends {}>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const known = new WeakMap<Key, Value>()
  return (key) => {
    const value = known.get(key) ?? compute(key)
    known.set(key, value)
    return value
  }
}
