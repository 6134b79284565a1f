import { type PayloadRequest, ValidationError } from 'payload'
import type { MenuCategory, MenuItem } from '#payload-types.ts'

type Saved = { 'menu-categories': MenuCategory; 'menu-items': MenuItem }

/** What a collection's own rules say against a document of several; none of them is saved then. */
export class InvalidDocument extends Error {
  readonly id: number

  constructor(id: number, message: string) {
    super(message)
    this.id = id
  }
}

/** Saves fields of a document as whoever asks, in the transaction of `req`. */
export async function saveDocument<Slug extends keyof Saved>(
  req: PayloadRequest,
  collection: Slug,
  id: number,
  data: Partial<Saved[Slug]>,
): Promise<void> {
  try {
    await req.payload.update({
      ...{ collection, id, data: data as never },
      ...{ depth: 0, req, user: req.user, overrideAccess: false },
    })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    throw new InvalidDocument(id, error.data.errors.map(({ message }) => message).join(' '))
  }
}
