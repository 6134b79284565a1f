import type { PayloadRequest } from 'payload'
import type {
  BookingOutcome,
  ImportBookingCode,
  ImportedTerms,
  ImportRef,
  TakeBackCode,
} from '#booking-engine/imports/types.ts'
import { bookingEngine } from '#booking-engine/process.ts'
import type { Result } from '#lib/result.ts'
import { yearMomentLabel } from '#lib/time/time-labels.ts'
import { hasRoleAt } from '../../access/own-locations.ts'
import type { ImportDocument } from '../documents.ts'
import * as t from '../kinds/bookings/messages.gen.ts'
import type { SaidBooking } from '../kinds/bookings/read-booking.ts'
import type { ChangedField } from '../types.ts'
import { DocumentRefused, type ImportWriter, type Written } from './writer.ts'

/**
 * Writes bookings into the booking engine, which notes them by their names: what is written, or taken back, and not yet
 * said so here when a process ends, is found done by the next one.
 */
export const bookingWriter: ImportWriter = {
  keepsKeys: false,
  write: (req, id, document) => writeBooking(req, id, document, false),
  tryOut: (req, id, document) => writeBooking(req, id, document, true),

  async takeBack(req, document, id) {
    expectManager(req, document)
    const { imports } = await bookingEngine()
    return isTakenBack(await imports.takeBack(refOf(req, document, id)))
  },

  async isWritten(req, document, id) {
    const { imports } = await bookingEngine()
    return imports.isWritten(refOf(req, document, id))
  },

  async isEdited(req, document, id) {
    const { imports } = await bookingEngine()
    return imports.isEdited(refOf(req, document, id))
  },
}

const REFUSALS: Record<ImportBookingCode, () => string> = {
  unknown_location: t.noSettings,
  skipped_time: t.skippedTime,
  too_far: t.tooFar,
  too_old: t.tooOld,
  still_to_come: t.stillToCome,
  edited: t.edited,
}

async function writeBooking(
  req: PayloadRequest,
  id: string,
  document: ImportDocument,
  isTrial: boolean,
): Promise<Written> {
  expectManager(req, document)
  const { imports } = await bookingEngine()
  const said = document.data as SaidBooking
  const written = await imports.book({ ...said, ...refOf(req, document, id) }, isTrial)
  if (!written.ok) throw new DocumentRefused(REFUSALS[written.code]())
  const { verdict } = written.value
  return {
    ...{ target: null, verdict, before: {}, after: {}, changes: changesOf(written.value) },
    undo: { made: verdict === 'new', seen: '', published: null, draft: null },
  }
}

/** Whether something is taken back; false where it was changed since. Throws a `DocumentRefused` where it cannot be otherwise. */
export function isTakenBack(done: Result<null, TakeBackCode>): boolean {
  if (done.ok) return true
  if (done.code === 'edited') return false
  throw new DocumentRefused(
    done.code === 'no_settings' ? t.keptWithoutSettings() : t.keptAsPassed(),
  )
}

/** By what the engine knows a document of an import. */
export function refOf(req: PayloadRequest, { name }: ImportDocument, id: string): ImportRef {
  return { import: id, name, staff: String(req.user?.id) }
}

function expectManager(req: PayloadRequest, { data }: ImportDocument): void {
  const { locationId } = data as SaidBooking
  if (!hasRoleAt('manager', req, Number(locationId))) throw new DocumentRefused(t.notYours())
}

const STATES: Record<ImportedTerms['state'], () => string> = {
  booked: t.booked,
  seated: t.seated,
  finished: t.finished,
  no_show: t.noShow,
  cancelled: t.cancelled,
}

function changesOf({ before, after }: BookingOutcome): ChangedField[] {
  const words = (terms: ImportedTerms) => [
    { label: t.when(), text: yearMomentLabel(terms.at) },
    { label: t.party(), text: String(terms.party) },
    { label: t.status(), text: STATES[terms.state]() },
    { label: t.tables(), text: terms.tables.join(' + ') || noTable(terms) },
  ]
  const noTable = ({ state }: ImportedTerms) => (state === 'booked' ? t.noTableYet() : '')
  const was = before && words(before)
  return words(after).flatMap(({ label, text }, at) => {
    const former = was?.[at]?.text ?? ''
    return former === text ? [] : [{ label, before: former, after: text }]
  })
}
