import { ExceptionHandler } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'

/** Shows errors with all details in development, and without them in production. */
export default class HttpExceptionHandler extends ExceptionHandler {
  protected override debug = !app.inProduction
}
