#!/usr/bin/env node
import { runServer } from '../mcp/run.ts'
import { installed } from './installed.ts'

await runServer(installed)
