import { currentEpoch } from '#cms/epoch.ts'
import { once } from '#lib/process.ts'
import { renderContext } from '#lib/render-context.ts'
import { getPayload } from './payload.ts'

type Kept<Rows> = { epoch: number; rows: Promise<Rows> }

/**
 * `read`, made at most once per process and content epoch, for what many pages need of a whole
 * collection (decision 11). The rows are kept under the epoch that was read before them, so that they
 * are as new as it or newer; a preview reads for itself, and a failure is nobody else's. Who gets
 * the rows shares them and leaves them as they are.
 */
export function perEpoch<Rows>(name: string, read: () => Promise<Rows>): () => Promise<Rows> {
  return async () => {
    if (renderContext()?.draft) return read()
    const kept = once(`per-epoch.${name}`, () => ({ last: null as Kept<Rows> | null }))
    const epoch = await currentEpoch(await getPayload())
    // What was read at a later epoch is newer than what this one asks for.
    if (kept.last && kept.last.epoch >= epoch) return kept.last.rows
    const reading: Kept<Rows> = { epoch, rows: read() }
    kept.last = reading
    reading.rows.catch(() => {
      if (kept.last === reading) kept.last = null
    })
    return reading.rows
  }
}
