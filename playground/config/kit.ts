import { defineConfig } from '@kit-edge/ui'

/** Defaults of components. What is left out keeps the default of the package. */
export default defineConfig({
  button: { color: 'primary' },
})
