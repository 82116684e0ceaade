import { resolve } from 'node:path'
import { IndexGenerator } from '@adonisjs/core/ace'

/** Writes the index that ace reads names and options of commands from, without importing them. */
export async function indexCommands(folder: string): Promise<void> {
  const { log } = console
  // The generator reports each of its three files.
  console.log = () => {}
  try {
    await new IndexGenerator(resolve(folder)).generate()
  } finally {
    console.log = log
  }
}
