import { APIError, ValidationError } from 'payload'
import { unavailableRefusal } from '#lib/outage/outage-refusal.ts'
import * as t from './messages.gen.ts'
import { DocumentRefused } from './writers/writer.ts'

/**
 * Why a document cannot be written, for whoever reads the import. Throws the error itself where the database cannot be
 * reached or is in use: the document is tried again then. The log says what nobody expects.
 */
export async function refusalText(error: unknown, name: string): Promise<string> {
  if (error instanceof DocumentRefused) return error.message
  if (error instanceof ValidationError)
    return error.data.errors
      .map(({ label, message }) =>
        typeof label === 'string' && label ? t.fieldFault({ label, message }) : message,
      )
      .join(' ')
  if (await unavailableRefusal(error)) throw error
  if (error instanceof APIError && error.status === 423) return t.isOpen()
  if (error instanceof APIError && [403, 404].includes(error.status)) return t.mayNotChange()
  console.error(`import: ${name} could not be written`, error)
  return t.unexpected()
}
