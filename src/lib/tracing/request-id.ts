import { type Context, createContextKey } from '@opentelemetry/api'

const KEY = createContextKey('tableside request id')

/** `of` with the id of the request that what runs in it is done for. */
export function withRequestId(of: Context, requestId: string): Context {
  return of.setValue(KEY, requestId)
}

/** The id of the request that is being handled; undefined where there is none. */
export function requestIdOf(of: Context): string | undefined {
  return of.getValue(KEY) as string | undefined
}
