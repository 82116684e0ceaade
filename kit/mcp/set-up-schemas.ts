import { config } from 'zod'

// Before any schema of the SDK is made: compiling each takes longer than the few messages of a
// session gain by it, and a server that compiles nothing runs where Node forbids it.
config({ jitless: true })
