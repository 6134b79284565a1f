import { type Payload, getPayload as startPayload } from 'payload'
import { siteContext } from '#cms/context.ts'
import { once } from '#lib/process.ts'
import config from '../payload.config.ts'

/** The content system, started once per process; a failed start is tried again by the next caller. */
export function getPayload(): Promise<Payload> {
  const started = once('payload', () => ({ promise: null as Promise<Payload> | null }))
  started.promise ??= startPayload({ config }).catch((error: unknown) => {
    started.promise = null
    throw error
  })
  return started.promise
}

/** What every read for a page passes: access counts, and the site asks. */
export const asSite = { overrideAccess: false, context: siteContext } as const
