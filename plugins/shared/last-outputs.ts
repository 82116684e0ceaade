/** The folder that a build will replace when it is whole, by the folder that it writes. */
export const lastOutputs = new Map<string, string>()
