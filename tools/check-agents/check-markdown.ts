import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Verdict } from './verdict.ts'

const config = fileURLToPath(new URL('.markdownlint-cli2.jsonc', import.meta.url))

/** Asks markdownlint-cli2 about every Markdown file that a build wrote. */
export function checkMarkdown(folder: string): Verdict {
  const { stdout, stderr } = spawnSync('markdownlint-cli2', ['--config', config, '**/*.md'], {
    cwd: folder,
    encoding: 'utf8',
  })
  const files = Number(/^Linting: (\d+) files?/m.exec(stdout)?.[1] ?? 0)
  const problems = stderr.split('\n').filter((line) => line.trim())
  return {
    checker: 'markdownlint-cli2',
    figure: `${problems.length} problems (bar 0) in ${files} files`,
    problems: files ? problems : ['expected files to lint', ...problems],
  }
}
