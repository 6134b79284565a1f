import { type PayloadRequest, ValidationError } from 'payload'
import { type Result, refuse } from '#lib/result.ts'
import type { Media, MenuCategory, MenuItem } from '#payload-types.ts'

type Saved = { media: Media; 'menu-categories': MenuCategory; 'menu-items': MenuItem }

/** Thrown when one of several documents is invalid, with its id and the collection's messages; none is saved then. */
export class InvalidDocument extends Error {
  readonly id: number

  constructor(id: number, message: string) {
    super(message)
    this.id = id
  }
}

type UploadedFile = NonNullable<PayloadRequest['file']>

/** Saves fields of a document as whoever asks, and a file in place of its own, in the transaction of `req`. */
export async function saveDocument<Slug extends keyof Saved>(
  req: PayloadRequest,
  collection: Slug,
  id: number,
  data: Partial<Saved[Slug]>,
  file?: UploadedFile,
): Promise<void> {
  try {
    await req.payload.update({
      ...{ collection, id, data: data as never, file },
      ...{ depth: 0, req, user: req.user, overrideAccess: false },
    })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    throw new InvalidDocument(id, error.data.errors.map(({ message }) => message).join(' '))
  }
}

/** Runs `act` and returns its result; an `InvalidDocument` becomes the refusal `invalid`, with its id and messages. */
export async function unlessInvalid(act: () => Promise<Result<unknown>>): Promise<Result<unknown>> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof InvalidDocument)) throw error
    return refuse('invalid', { id: error.id, message: error.message })
  }
}
