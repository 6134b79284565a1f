// The worker thread that reads figures: to sum up a year takes a processor for a while, and claims must not wait for
// it. Started by figures-thread.ts as an entry of its own; it answers one question after the other.
import os from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { openReader } from '#storage/open-reader.ts'
import type { Reader } from '#storage/reader.ts'
import { readSiteCounts, readSiteTotals } from '#storage/site-counts.ts'
import { readDays, readDaysToKeep } from './read-days.ts'
import { readTogether } from './read-together.ts'
import { figuresByLocation } from './reports.ts'
import type { Call, Reply, ThreadData } from './thread-messages.ts'

// On Linux a priority is a thread's, and claims come first; elsewhere it would be the whole process's.
if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)

const { address } = workerData as ThreadData
let reader: Promise<Reader> | undefined
let working = Promise.resolve()

parentPort?.on('message', (call: Call) => {
  working = working.then(async () => parentPort?.postMessage(await replyTo(call)))
})

async function replyTo(call: Call): Promise<Reply> {
  try {
    reader ??= openReader(address)
    const value = await answer(await reader, call)
    return { id: call.id, value }
  } catch (error) {
    // The next question opens it anew.
    reader = undefined
    return { id: call.id, failure: (error as Error).message }
  }
}

function answer(open: Reader, { kind, asked }: Call): Promise<unknown> {
  return open.read(async (sql) => {
    if (kind === 'toKeep') return readDaysToKeep(sql, asked)
    if (kind === 'byLocation') return figuresByLocation(asked, await readDays(sql, asked))
    if (kind === 'siteCounts' || kind === 'siteTotals') {
      const read = kind === 'siteCounts' ? readSiteCounts : readSiteTotals
      const weeks = []
      for (const week of asked.weeks) weeks.push(await read(sql, asked.locationIds, week))
      return weeks
    }
    const { locationIds, spans, before } = asked
    const found = []
    for (const span of spans) found.push(await readTogether(sql, { locationIds, span }, before))
    return found
  })
}
