import { config } from 'zod'

// Before any schema of the SDK is made: compiling each costs every start more time than the few
// messages that it then reads could save.
config({ jitless: true })
