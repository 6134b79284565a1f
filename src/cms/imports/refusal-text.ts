import { APIError, ValidationError } from 'payload'
import { unavailableRefusal } from '#lib/outage/outage-refusal.ts'
import { isFilesUnavailable } from '#providers/files/contract.ts'
import { keepBookings, moveVisits } from '../fields/save-anyway.ts'
import type { ImportDocument } from './documents.ts'
import * as t from './messages.gen.ts'
import { DocumentRefused } from './writers/writer.ts'

/** Fields that list bookings which a change does not fit. */
const WITH_BOOKINGS: ReadonlySet<string> = new Set([keepBookings.name, moveVisits.name])

/**
 * Why a document cannot be written, for whoever reads the import. Throws the error itself where the database or the storage of
 * files cannot be reached or is in use: the document is tried again then. The log says what nobody expects.
 */
export async function refusalText(
  error: unknown,
  { collection, position }: Pick<ImportDocument, 'collection' | 'position'>,
): Promise<string> {
  if (error instanceof DocumentRefused) return error.message
  if (error instanceof ValidationError) {
    const { errors } = error.data
    // The list has names of guests, which others can read here.
    if (errors.some(({ path }) => WITH_BOOKINGS.has(path))) return t.hasBookings()
    return errors
      .map(({ label, message }) =>
        typeof label === 'string' && label ? t.fieldFault({ label, message }) : message,
      )
      .join(' ')
  }
  if (isFilesUnavailable(error) || (await unavailableRefusal(error))) throw error
  if (error instanceof APIError && error.status === 423) return t.isOpen()
  if (error instanceof APIError && [403, 404].includes(error.status)) return t.mayNotChange()
  if (error instanceof APIError && error.isPublic) return error.message
  console.error(`import: a document of ${collection} (${position}) could not be written`, error)
  return t.unexpected()
}
