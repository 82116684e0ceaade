/** Thrown when a command is called in a way that it does not understand; the host prints it. */
export class UsageError extends Error {
  /** The host prints errors of this code as one line on stderr. */
  readonly code = 'E_UNKNOWN_FLAG'
}
