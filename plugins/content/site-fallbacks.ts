/**
 * What the documentation is drawn with: the library's own colours and typefaces where it has a
 * token of that name, and these values where it has none.
 */
export const siteFallbacks: Record<string, string> = {
  'color-background': 'light-dark(oklch(0.99 0 0), oklch(0.18 0 0))',
  'color-foreground': 'light-dark(oklch(0.2 0 0), oklch(0.95 0 0))',
  'color-surface': 'light-dark(oklch(1 0 0), oklch(0.21 0 0))',
  'color-muted': 'light-dark(oklch(0.965 0 0), oklch(0.255 0 0))',
  'color-muted-foreground': 'light-dark(oklch(0.47 0 0), oklch(0.75 0 0))',
  'color-accent': 'light-dark(oklch(0.945 0 0), oklch(0.3 0 0))',
  'color-border': 'light-dark(oklch(0.9 0 0), oklch(0.32 0 0))',
  'color-border-control': 'light-dark(oklch(0.6 0 0), oklch(0.57 0 0))',
  'color-ring': 'light-dark(oklch(0.5 0 0), oklch(0.75 0 0))',
  'color-primary': 'light-dark(oklch(0.3 0 0), oklch(0.9 0 0))',
  'color-primary-foreground': 'light-dark(oklch(0.99 0 0), oklch(0.2 0 0))',
  'color-primary-soft': 'light-dark(oklch(0.94 0 0), oklch(0.3 0 0))',
  'color-primary-soft-foreground': 'light-dark(oklch(0.3 0 0), oklch(0.9 0 0))',
  'font-sans': 'ui-sans-serif, system-ui, sans-serif',
  'font-mono': 'ui-monospace, monospace',
}
