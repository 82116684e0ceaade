/** Where the completion data of an installed package is, as the settings of an editor name it. */
export function toCustomDataPath(packageName: string): string {
  return `./node_modules/${packageName}/build/vscode.html-custom-data.json`
}
