/** Editors that a project can be prepared for, and where each reads the settings of a project. */
export const editors = {
  vscode: { folder: '.vscode', file: '.vscode/settings.json', key: 'html.customData' },
} as const

/** Name of an editor, as `--editor` takes it. */
export type Editor = keyof typeof editors
