#!/usr/bin/env node
import { run } from '../bin/run.ts'
import { installed } from './installed.ts'

await run(installed)
