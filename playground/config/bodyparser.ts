import { defineConfig } from '@adonisjs/core/bodyparser'

export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  multipart: {
    autoProcess: true,
    convertEmptyStringsToNull: true,
    limit: '2mb',
    types: ['multipart/form-data'],
  },
  form: { convertEmptyStringsToNull: true, types: ['application/x-www-form-urlencoded'] },
})
