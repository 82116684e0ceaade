/**
 * Answers every line of its stdin with one line, without any package: what no server can beat. It is
 * JavaScript, as Node takes its time to read TypeScript.
 */
let rest = ''
process.stdin.setEncoding('utf8').on('data', (text) => {
  const lines = (rest + text).split('\n')
  rest = lines.pop()
  for (const line of lines) {
    const { id } = JSON.parse(line)
    process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, result: {} })}\n`)
  }
})
