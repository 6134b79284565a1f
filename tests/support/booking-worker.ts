import { writeSync } from 'node:fs'
import { openWork, play, type Work } from './booking-client.ts'

// A process of its own that plays some clients: it says `ready`, waits for a line, and then writes
// each answer the moment it has it, so that a kill loses none that was given.
const work = JSON.parse(process.argv[2] ?? '') as Work
const book = await openWork(work)
const tell = (line: unknown) => writeSync(1, `${JSON.stringify(line)}\n`)
tell('ready')
await new Promise((resolve) => process.stdin.once('data', resolve))
await Promise.all(work.clients.map((client) => play(book, work, client, tell)))
await book.close()
process.exit(0)
