#!/usr/bin/env node
import { runServer } from '../../engine/mcp/run.ts'
import { installed } from './installed.ts'

await runServer(installed)
