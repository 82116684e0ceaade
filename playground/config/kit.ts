import { defineConfig } from '@kit-edge/ui'

/** Defaults of components. The package has a default for all others. */
export default defineConfig({
  button: { color: 'primary' },
})
