import { writeSync } from 'node:fs'
import { type Answer, openWork, play, type Work } from './booking-client.ts'

// A process of its own that plays some clients: it says `ready`, waits for a line, and then writes
// each answer the moment it has it, so that a kill loses none that was given.
const work = JSON.parse(process.argv[2] ?? '') as Work
const engine = await openWork(work)
const say = (line: unknown) => writeSync(1, `${JSON.stringify(line)}\n`)
let booked = 0
const tell = (answer: Answer) => {
  say(answer)
  if (answer.outcome !== 'booked' || ++booked !== work.bookings) return
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
}
say('ready')
await new Promise((resolve) => process.stdin.once('data', resolve))
await Promise.all(work.clients.map((client) => play(engine, work, client, tell)))
await engine.close()
process.exit(0)
