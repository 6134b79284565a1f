import { guestKey } from '#booking-engine/guest-book/guest-key.ts'
import { type GuestProfile, STANDARD_TAGS } from '#booking-engine/guest-book/profile.ts'
import type { ImportedProfile } from '#booking-engine/imports/types.ts'
import { readDay } from '#lib/import-files/read-day.ts'
import { readFlag } from '#lib/import-files/read-flag.ts'
import type { StagedDocument } from '../../types.ts'
import type { SubscriberChange } from '../../writers/subscriber-change.ts'
import { agreed } from '../consent.ts'
import type { Cells, ImportKind, PreparedKind, ReadOptions, RowReading } from '../kind.ts'
import { CellFault, cellReader, filled } from '../read-cell.ts'
import { readGuest } from '../read-guest.ts'
import { guestFields } from './guest-columns.ts'
import * as t from './messages.gen.ts'

/** Longest text of a cell, characters; what does not fit into a profile is refused when it is tried out. */
const LONGEST = 1000

/** Data of a guest's row. `isWithoutDay`: the row has a consent to news without a day, for which the guest is not asked by email. */
export type SaidGuest = Pick<ImportedProfile, 'contact' | 'profile'> & { isWithoutDay: boolean }

/**
 * The guest book of another system, for all restaurants. A consent to news with its day goes to the newsletter; a guest without
 * one is asked by email where that is chosen.
 */
export const guestsKind: ImportKind = {
  ...{ name: 'guests', label: t.kind, hint: t.kindHint, role: 'admin', reads: 'other' },
  option: { name: 'ask', label: t.ask, hint: t.askHint },
  days: ['consentAt'],
  prepare: async (): Promise<PreparedKind> => {
    const fields = guestFields()
    return { fields, read: (cells, given) => readGuestRow(cells, given, fields) }
  },
}

function readGuestRow(
  cells: Cells,
  given: ReadOptions,
  fields: PreparedKind['fields'],
): RowReading {
  try {
    const row = cellReader(cells, fields)
    const person = readGuest(row)
    const { phone, email } = person
    const key = guestKey(person)
    if (key === null) return { ok: false, fault: t.noContact() }
    const news = row.read('marketing', readFlag) === true
    const day = row.read('consentAt', (text) => readDay(text, given.dayOrder))
    if (day !== undefined && day > given.now.slice(0, 10)) throw new CellFault(t.consentInFuture())
    const isAsked = news && day === undefined && email !== null && given.options.ask
    const isWithoutDay = news && day === undefined && !isAsked
    const data: SaidGuest = { contact: { phone, email }, profile: profileOf(row), isWithoutDay }
    const title = `${person.firstName} ${person.lastName}`.trim() || key
    const isReader = news && email !== null && (day !== undefined || isAsked)
    const reader = isReader ? [readerOf(person, email, day)] : []
    return {
      ok: true,
      documents: [{ name: `guests/${key}`, title, data, rank: 0 }, ...reader],
    }
  } catch (error) {
    if (error instanceof CellFault) return { ok: false, fault: error.message }
    throw error
  }
}

/** A tag that every restaurant has is that one, whatever its capitals. */
function tagOf(tag: string): string {
  return STANDARD_TAGS.find((standard) => standard === tag.toLowerCase()) ?? tag
}

type Row = ReturnType<typeof cellReader>

function profileOf(row: Row): GuestProfile {
  const list = (field: string) =>
    (row.text(field, LONGEST) ?? '')
      .split(/[,;|\n]/)
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
  return {
    ...{ notes: row.text('notes', LONGEST) ?? '', seating: row.text('seating', LONGEST) ?? '' },
    ...{ allergies: list('allergies'), diets: list('diets'), tags: list('tags').map(tagOf) },
  }
}

/** A reader of the newsletter: with the proof of their consent, or to be asked for it. */
function readerOf(
  { firstName, lastName }: { firstName: string; lastName: string },
  email: string,
  consent: string | undefined,
): StagedDocument {
  const data: SubscriberChange = {
    email,
    ...agreed(consent),
    ...filled({ firstname: firstName || undefined, lastname: lastName || undefined }),
  }
  // A consent with its day replaces one of another row that would have been asked for by email.
  const saysMore = (other: Record<string, unknown>) =>
    data.state === 'confirmed' && other.state === 'pending'
  return { name: `subscribers/${email}`, title: email, data, rank: 1, saysMore }
}
