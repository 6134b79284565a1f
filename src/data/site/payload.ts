import { type Payload, getPayload as startPayload } from 'payload'
import { processSingleton } from '#lib/process/process-singleton.ts'
import config from '#payload.config.ts'

/** The content system, started once per process; a failed start is tried again by the next caller. */
export function getPayload(): Promise<Payload> {
  const started = state()
  started.promise ??= startPayload({ config }).catch((error: unknown) => {
    started.promise = null
    throw error
  })
  return started.promise
}

/** Ends the content system where it was started, and closes its database. */
export async function stopPayload(): Promise<void> {
  await (await state().promise)?.destroy()
}

const state = () =>
  processSingleton('payload', () => ({ promise: null as Promise<Payload> | null }))
