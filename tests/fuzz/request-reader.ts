import { parseArgs } from 'node:util'
import { playReaders } from '#tests/support/fuzz/reader/play.ts'

/**
 * Has the front's reader of requests and Node's own parser read the same bytes, and compares what they read:
 * `node tests/fuzz/request-reader.ts --inputs 10000000 --seed 1 [--from 0]`. Ends with 1 where they disagree.
 */
const { values } = parseArgs({
  options: {
    inputs: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
  },
})
const [inputs, seed, from] = [values.inputs, values.seed, values.from].map(wholeNumber)
const began = performance.now()
const { counts, disagreements } = playReaders(seed as number, { from, inputs })
const seconds = (performance.now() - began) / 1000

console.info(
  `seed ${seed}, inputs ${from} to ${Number(from) + Number(inputs) - 1}, ${seconds.toFixed(0)} s`,
)
for (const [kind, count] of Object.entries(counts).sort(([, a], [, b]) => b - a))
  console.info(`${count.toLocaleString('en').padStart(12)}  ${kind}`)
for (const { input, what, bytes, shortest } of disagreements) {
  console.info(`\ninput ${input}, ${what}:\n  ${JSON.stringify(bytes.slice(0, 2000))}`)
  console.info(`  as short as can be: ${JSON.stringify(shortest.slice(0, 2000))}`)
}
process.exitCode = disagreements.length > 0 ? 1 : 0

function wholeNumber(text: string): number {
  if (!/^\d{1,12}$/.test(text)) throw new Error(`${text} is no whole number`)
  return Number(text)
}
