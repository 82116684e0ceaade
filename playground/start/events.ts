import emitter from '@adonisjs/core/services/emitter'

/** Prints the URL of the application when it has started. */
emitter.on('http:server_ready', ({ host, port }) => {
  process.stdout.write(`Playground: http://${host}:${port}\n`)
})
