// Asks a process without a pause whether it is alive, and says on request what its slowest answer since then was.
import { argv } from 'node:process'

const url = `http://127.0.0.1:${argv[2]}/healthz`
let slowest = 0
process.on('message', () => {
  process.send?.(slowest)
  slowest = 0
})
for (;;) {
  const began = performance.now()
  await (await fetch(url)).text()
  slowest = Math.max(slowest, performance.now() - began)
}
