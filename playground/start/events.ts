import emitter from '@adonisjs/core/services/emitter'

/** Says where the application is, for whoever started it by hand. */
emitter.on('http:server_ready', ({ host, port }) => {
  process.stdout.write(`Playground: http://${host}:${port}\n`)
})
