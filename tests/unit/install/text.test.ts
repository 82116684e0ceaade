import assert from 'node:assert/strict'
import test from 'node:test'
import { isIgnored } from '../../../engine/install/text.ts'

const gitignore = `# Editors
.vscode
/build/
public/assets
*.log
docs/**/tmp
!keep.log
.env`

test('matches the patterns of .gitignore like git', () => {
  for (const file of [
    '.vscode/settings.json',
    'packages/a/.vscode/mcp.json',
    'build/app.js',
    'public/assets/app.css',
    'logs/a.log',
    'docs/a/b/tmp/x',
    'docs/tmp',
    '.env',
  ]) {
    assert.ok(isIgnored(file, gitignore), file)
  }
  for (const file of [
    '.vscodes/settings.json',
    'a/build/app.js',
    'build',
    'a/public/assets/app.css',
    'keep.log',
    '.env.example',
    'config/kit.ts',
  ]) {
    assert.ok(!isIgnored(file, gitignore), file)
  }
  assert.ok(!isIgnored('a', ''))
})
