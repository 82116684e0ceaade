/** Runs console commands: `node ace list`. */
import '@poppinss/ts-exec'

await import('./bin/console.js')
