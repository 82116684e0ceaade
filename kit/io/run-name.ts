import { randomUUID } from 'node:crypto'

/** Names this run of the program in its temporary files: the process, and what no other run has. */
export const runName = `${process.pid}-${randomUUID().slice(0, 8)}`
