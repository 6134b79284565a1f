import { bookingEngine } from '#booking-engine/process.ts'
import { bookingDatabase } from '#storage/process.ts'
import { bankLine } from '#tests/support/faulty-payments.ts'
import type { Trouble } from '../troubles.ts'

type Door = (name: string, body: never) => Promise<unknown>

/** The staff's acts, by their names in the booking engine, with its parameters in a list. */
async function desk(name: string, parameters: readonly never[]): Promise<unknown> {
  const engine = await bookingEngine()
  const acts: Record<string, ((...given: never[]) => Promise<unknown>) | undefined> = {
    saveSettings: engine.saveSettings,
    addEntry: engine.walkInLists.add,
    seatEntry: engine.walkInLists.seat,
    actOnEntry: engine.walkInLists.act,
    readList: engine.walkInLists.read,
    ...engine.host,
  }
  const act = acts[name]
  if (!act) throw new Error(`there is no act named ${name}`)
  return act(...parameters)
}

const now = Date.now
let clockOff = 0
Date.now = () => now() + clockOff

/** The file may have as many pages as it has, or as many as it wants. */
const MOST_PAGES = 4_294_967_294

/** What goes wrong in this process from now on. */
async function trouble(_: string, { clockMs, bankDown, diskFull }: Trouble): Promise<null> {
  if (clockMs !== undefined) clockOff = clockMs
  if (bankDown !== undefined) bankLine.down = bankDown
  if (diskFull !== undefined) {
    const database = await bookingDatabase()
    // The least that it can be set to is what there is.
    await database.all(`PRAGMA max_page_count = ${diskFull ? 1 : MOST_PAGES}`)
  }
  return null
}

/** What an instance of a history answers beside the site's own routes, by the first part of the path. */
export const doors: Record<string, Door | undefined> = {
  desk: desk as Door,
  trouble: trouble as Door,
}
