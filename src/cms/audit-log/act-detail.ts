import type { PayloadRequest } from 'payload'

const KEY = 'audit detail'

/** Has the entries of all saves of a request say how they came about: a code of `detailText`. */
export function nameDetail(req: PayloadRequest, detail: string): void {
  req.context[KEY] = detail
}

/** Returns the code that `nameDetail` was called with in this request; undefined where it was not called. */
export function namedDetail(req: PayloadRequest): string | undefined {
  return req.context[KEY] as string | undefined
}
