// Asks addresses every few milliseconds, and says on request how long each answer since then took (ms).
import { argv } from 'node:process'
import { setTimeout } from 'node:timers/promises'

const EVERY_MS = 5
const urls = argv.slice(2)
let times: number[][] = urls.map(() => [])
process.on('message', () => {
  process.send?.(times)
  times = urls.map(() => [])
})
await Promise.all(
  urls.map(async (url, index) => {
    for (;;) {
      const began = performance.now()
      await (await fetch(url)).text()
      times[index]?.push(performance.now() - began)
      await setTimeout(EVERY_MS)
    }
  }),
)
