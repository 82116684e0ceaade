/** Adds what browsers keep from a sandbox without HTTPS. Must be imported before everything else. */
crypto.randomUUID ??= () => {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

// A template must not start workers: the policy of the frame, which allows the renderer's own, would
// allow them, too.
Reflect.deleteProperty(globalThis, 'Worker')
