import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { bookingEngine } from '#booking-engine/process.ts'
import { SEATING_ATTRIBUTES } from '#booking-engine/settings/settings.ts'
import {
  ENTRY_ACTIONS,
  LONGEST_ENTRY_NOTE,
  LONGEST_QUOTE,
  type WalkInList,
} from '#booking-engine/walk-in-list/types.ts'
import { FIELD_FAULTS } from '#lib/forms/field-faults.ts'
import { json, refusal } from '#lib/http/respond.ts'
import { ok, type Result } from '#lib/result.ts'
import { toMultiLine, toSingleLine } from '#lib/text/clean-text.ts'
import { e164 } from '#lib/text/e164.ts'
import { textMessageProvider } from '#providers/text-messages/registry.ts'
import { readStaffNames } from '../staff/staff-names.ts'
import { hostAction, hostQuery } from './endpoint-handlers.ts'
import { reservationRef as entryRef, key, location, party, place } from './request-schemas.ts'

/** A walk-in list as a host's browser gets it. */
export type WalkInListView = WalkInList & {
  /** Names of those who did something in it, by the id of their account. */
  people: Record<string, string>
  /** Whether text messages leave: nobody is told of one where none does. */
  textsLeave: boolean
}

const listQuery = z.object({ location, day: z.iso.date().optional() })

/** An empty number is none. */
const phone = z
  .string()
  .trim()
  .max(40)
  .default('')
  .transform((text, context) => {
    const known = text === '' ? '' : e164(text)
    if (known !== null) return known
    context.addIssue({ code: 'custom', message: FIELD_FAULTS.notAPhoneNumber })
    return z.NEVER
  })
const fields = {
  ...{ party, phone },
  name: z.string().trim().max(80).transform(toSingleLine).default(''),
  wish: z.enum(SEATING_ATTRIBUTES).nullable().default(null),
  note: z.string().trim().max(LONGEST_ENTRY_NOTE).transform(toMultiLine).default(''),
  quoted: z.number().int().min(0).max(LONGEST_QUOTE),
  texts: z.boolean().default(false),
}
const addBody = z.object({ location, key, ...fields })
const changeBody = z.object({ ...entryRef, ...fields })
const actBody = z.object({ ...entryRef, act: z.enum(ENTRY_ACTIONS) })
const seatBody = z.object({
  ...entryRef,
  place: place.nullable().default(null),
  until: z.number().int().nullable().default(null),
})

/** Endpoints of the walk-in list, for hosts at their own locations; refusals have the booking engine's own codes. */
export const walkInListEndpoints: Endpoint[] = [
  {
    method: 'get',
    path: '/reservations/walk-in-list',
    handler: hostQuery(listQuery, async (req, { location: at, day }) => {
      const found = await readWalkInListView(req, at, day ?? null)
      return found.ok ? json(found.value) : refusal(found)
    }),
  },
  {
    method: 'post',
    path: '/reservations/walk-in-list-add',
    handler: hostAction(addBody, async (_host, at, { location: _, ...party }) =>
      (await bookingEngine()).walkInLists.add({ ...at, ...party }),
    ),
  },
  {
    method: 'post',
    path: '/reservations/walk-in-list-change',
    handler: hostAction(changeBody, async (_host, at, { location: _, id, seen, ...party }) =>
      (await bookingEngine()).walkInLists.change({ ...at, id, seen }, party),
    ),
  },
  {
    method: 'post',
    path: '/reservations/walk-in-list-act',
    handler: hostAction(actBody, async (_host, at, { id, seen, act }) =>
      (await bookingEngine()).walkInLists.act({ ...at, id, seen }, act),
    ),
  },
  {
    method: 'post',
    path: '/reservations/walk-in-list-seat',
    handler: hostAction(seatBody, async (_host, at, { id, seen, place: chosen, until }) =>
      (await bookingEngine()).walkInLists.seat({ ...at, id, seen }, { place: chosen, until }),
    ),
  },
]

async function readWalkInListView(
  req: PayloadRequest,
  at: number,
  day: string | null,
): Promise<Result<WalkInListView, 'unknown_location'>> {
  const { walkInLists } = await bookingEngine()
  const found = await walkInLists.read(String(at), day)
  if (!found.ok) return found
  const acts = found.value.entries.flatMap((entry) => entry.acts)
  const people = await readStaffNames(
    req,
    acts.map(({ staff }) => staff),
  )
  const { leaves: textsLeave } = await textMessageProvider()
  return ok({ ...found.value, people, textsLeave })
}
