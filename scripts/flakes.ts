import os from 'node:os'
import { Worker } from 'node:worker_threads'
import { buildIfStale } from './lib/build.ts'
import { secondsSince } from './lib/run-step.ts'
import { runVitest } from './lib/vitest.ts'

const [times = '10', ...files] = process.argv.slice(2)
const runs = Number(times)
if (!Number.isInteger(runs) || runs < 1) {
  console.error('npm run flakes -- <how often> [file …]')
  process.exit(2)
}

/** Keeps every core busy from beside, until it is ended. */
function keepBusy(): () => Promise<unknown> {
  const loops = os.cpus().map(() => new Worker('for (;;) {}', { eval: true }))
  return () => Promise.all(loops.map((loop) => loop.terminate()))
}

await buildIfStale()
const release = keepBusy()
/** How often each test failed, with what it said the first time. */
const failed = new Map<string, { count: number; message: string }>()
let broken = 0
for (let run = 1; run <= runs; run++) {
  const started = Date.now()
  const {
    passed,
    failed: count,
    failures,
  } = await runVitest(['--project', 'e2e', ...files], {
    output: 'held',
  })
  for (const { file, test, message } of failures) {
    const name = `${file} > ${test}`
    failed.set(name, { message, ...failed.get(name), count: (failed.get(name)?.count ?? 0) + 1 })
  }
  if (count > failures.length || passed === 0) broken++
  console.log(`run ${run} of ${runs}: ${passed} passed, ${count} failed, ${secondsSince(started)}`)
}
await release()

if (broken > 0) console.log(`\n${broken} of ${runs} runs broke off or had errors outside of tests`)
for (const [name, { count, message }] of [...failed].sort(([, a], [, b]) => b.count - a.count)) {
  console.log(`\n  ✗ ${count} of ${runs}  ${name}\n      ${message}`)
}
const isGreen = failed.size === 0 && broken === 0
console.log(
  isGreen
    ? `\nGreen every time: ${runs} of ${runs}`
    : `\n${failed.size} tests were not green every time`,
)
process.exitCode = isGreen ? 0 : 1
