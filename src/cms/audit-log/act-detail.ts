import type { PayloadRequest } from 'payload'

const KEY = 'audit detail'

/** Has the entries of all saves of a request say how they came about: a code of `detailText`. */
export function nameDetail(req: PayloadRequest, detail: string): void {
  req.context[KEY] = detail
}

/** What `nameDetail` has said; undefined: nothing. */
export function namedDetail(req: PayloadRequest): string | undefined {
  return req.context[KEY] as string | undefined
}
