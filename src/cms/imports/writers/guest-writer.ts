import type { PayloadRequest } from 'payload'
import type { GuestProfile } from '#booking-engine/guest-book/profile.ts'
import type { ImportProfileCode, ProfileOutcome } from '#booking-engine/imports/types.ts'
import { bookingEngine } from '#booking-engine/process.ts'
import type { ImportDocument } from '../documents.ts'
import type { SaidGuest } from '../kinds/guests/guests-kind.ts'
import * as t from '../kinds/guests/messages.gen.ts'
import type { ChangedField } from '../types.ts'
import { isTakenBack, refOf } from './booking-writer.ts'
import { DocumentRefused, type ImportWriter, type Written } from './writer.ts'

/** Writes what is known of guests into the guest book, which notes it as the booking writer's bookings are. */
export const guestWriter: ImportWriter = {
  keepsKeys: false,
  write: (req, id, document) => writeProfile(req, id, document, false),
  tryOut: (req, id, document) => writeProfile(req, id, document, true),

  async takeBack(req, document, id) {
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

const REFUSALS: Record<ImportProfileCode, () => string> = {
  no_contact: t.noContact,
  profile_too_long: t.tooLong,
}

async function writeProfile(
  req: PayloadRequest,
  id: string,
  document: ImportDocument,
  isTrial: boolean,
): Promise<Written> {
  const { imports } = await bookingEngine()
  const { contact, profile, isWithoutDay } = document.data as SaidGuest
  const wanted = { contact, profile, ...refOf(req, document, id) }
  const written = await imports.profile(wanted, isTrial)
  if (!written.ok) throw new DocumentRefused(REFUSALS[written.code]())
  const { verdict } = written.value
  const news = isWithoutDay ? [{ label: t.marketing(), before: '', after: t.noDay() }] : []
  return {
    ...{ target: null, verdict, before: {}, after: {} },
    changes: [...changesOf(written.value), ...news],
    undo: { made: verdict === 'new', seen: '', published: null, draft: null },
  }
}

const FIELDS: Record<keyof GuestProfile, () => string> = {
  notes: t.notes,
  tags: t.tags,
  allergies: t.allergies,
  diets: t.diets,
  seating: t.seating,
}

function changesOf({ before, after }: ProfileOutcome): ChangedField[] {
  const text = (value: string | readonly string[]) =>
    typeof value === 'string' ? value : value.join(', ')
  return (Object.keys(FIELDS) as (keyof GuestProfile)[]).flatMap((field) => {
    const [was, is] = [text(before[field]), text(after[field])]
    return was === is ? [] : [{ label: FIELDS[field](), before: was, after: is }]
  })
}
