import { ValidationError } from 'payload'
import { type Result, refuse } from '#lib/result.ts'

/** Thrown when one of several documents is invalid, with its id and the collection's messages; none is saved then. */
export class InvalidDocument extends Error {
  readonly id: number

  constructor(id: number, message: string) {
    super(message)
    this.id = id
  }
}

/** Saves a document; where Payload finds it invalid, says so as `InvalidDocument`. */
export async function explainInvalid(id: number, save: () => Promise<void>): Promise<void> {
  try {
    await save()
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

/** The refusal `invalid` of a document that Payload finds invalid, with a message for each field in `fields`. */
export function refuseInvalid({ data }: ValidationError) {
  return refuse('invalid', {
    fields: data.errors.map(({ path, message }) => ({ path, message })),
  })
}
