import * as z from 'zod'

/** Any JSON value, as defaults of props and values of examples are. */
export const jsonValueSchema = z.json()
