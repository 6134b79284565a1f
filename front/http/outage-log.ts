import type { Logger } from 'pino'
import { logUnlessOutage, totalOutage, watchOutages } from '#lib/outage/current-outage.ts'
import { stopsEverything } from '#lib/outage/outage.ts'
import { dropConnections } from '#lib/postgres/drop-connections.ts'

/** How long the database must be unreachable, ms, before connections that may only be slow are closed. */
const DROP_AFTER_MS = 3000

/**
 * Logs one line when an outage of the data begins and one when it is over, and keeps the errors that it
 * causes off the console. Returns a function that stops it.
 */
export function logOutages(log: Logger, dataDir: string): () => void {
  const began = new Map<string, number>()
  const stop = watchOutages(dataDir, (outage, event) => {
    const { code, message, cause } = outage
    if (event === 'begun') {
      began.set(message, performance.now())
      log.error({ code, cause }, message)
      if (stopsEverything(outage)) setTimeout(dropIfStopped, DROP_AFTER_MS).unref()
    } else {
      const seconds = Math.round((performance.now() - (began.get(message) ?? 0)) / 1000)
      log.info({ code, seconds }, 'it is over')
    }
  })
  const { error: print } = console
  console.error = (...said: unknown[]) =>
    logUnlessOutage(new AggregateError(said), () => print(...said))
  return () => {
    stop()
    console.error = print
  }
}

/** Closes the connections to the database if it is still unreachable: their statements would wait in vain. */
function dropIfStopped() {
  if (totalOutage()) dropConnections()
}
