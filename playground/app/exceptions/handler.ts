import { ExceptionHandler } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'

/** Shows an error in full while developing, and a page of its own in production. */
export default class HttpExceptionHandler extends ExceptionHandler {
  protected override debug = !app.inProduction
}
