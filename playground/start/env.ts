import { Env } from '@adonisjs/core/env'

export default await Env.create(new URL('../', import.meta.url), {
  NODE_ENV: Env.schema.enum(['development', 'production', 'test'] as const),
  HOST: Env.schema.string({ format: 'host' }),
  PORT: Env.schema.number(),
  LOG_LEVEL: Env.schema.string(),
  APP_KEY: Env.schema.secret(),
  SESSION_DRIVER: Env.schema.enum(['cookie', 'memory'] as const),
})
