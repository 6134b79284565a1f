import type { Payload } from 'payload'
import { currentEpoch } from '#cms/content/epoch.ts'
import { renderContext } from '#lib/front/render-context.ts'
import { processSingleton } from '#lib/process/process-singleton.ts'
import { getPayload } from './payload.ts'

/** The latest read, and the content epoch at which it was begun. */
type Known = { payload: Payload; epoch: number; value: Promise<unknown> }

/**
 * A read of published content from which many pages are made, done once per content epoch and process under a
 * name of its own (decision 89). Each call asks for the epoch first, so that nothing is older than the last
 * publish. A read that failed is not kept, and neither is one for a request that previews a draft.
 */
export function oncePerEpoch<T>(name: string, read: () => Promise<T>): () => Promise<T> {
  return async () => {
    if (renderContext()?.draft) return read()
    const kept = processSingleton(`once per epoch: ${name}`, () => ({
      known: null as Known | null,
    }))
    const payload = await getPayload()
    const epoch = await currentEpoch(payload)
    const { known } = kept
    if (known?.payload === payload && known.epoch === epoch) return known.value as Promise<T>
    const value = read()
    const own = { payload, epoch, value }
    kept.known = own
    value.catch(() => {
      if (kept.known === own) kept.known = null
    })
    return value
  }
}
