import type { PayloadRequest } from 'payload'
import { bookingEngine } from '#booking-engine/process.ts'
import type { MessageState, MessageSummary, RenderedMail } from '#outbox/messages.ts'
import { type RestaurantInfo, withRestaurant } from '../host/with-restaurant.ts'
import { readableMessages } from './outbox-access.ts'

/** The lists of the post, in the staff's order: what needs a look first. */
export const OUTBOX_LISTS = ['dead', 'waiting', 'kept', 'sent', 'dropped'] as const
export type OutboxList = (typeof OUTBOX_LISTS)[number]

const STATES: Record<OutboxList, MessageState[]> = {
  dead: ['dead'],
  waiting: ['waiting', 'sending'],
  kept: ['kept'],
  sent: ['sent'],
  dropped: ['dropped'],
}
const LIMIT = 100

/** A letter, and the name and clock of the restaurant that it is about. */
export type OutboxRow = MessageSummary & RestaurantInfo
export type OutboxCounts = Record<OutboxList, number>

/** What the staff see when they open the post: the first of these lists in which there is anything. */
const DEFAULT_LISTS = ['dead', 'sent', 'kept'] as const

/**
 * The newest letters of a list that somebody may see, and how many there are in each list. Null = the
 * list that is best looked at first.
 */
export async function readOutboxList(
  req: PayloadRequest,
  wanted: OutboxList | null,
): Promise<{ list: OutboxList; rows: OutboxRow[]; counts: OutboxCounts; limit: number }> {
  const { outbox } = await bookingEngine()
  const readable = readableMessages(req)
  const counted = await outbox.count(readable)
  const list = wanted ?? DEFAULT_LISTS.find((one) => counted[one]) ?? 'sent'
  const found = await outbox.list({ states: STATES[list], scope: readable, limit: LIMIT })
  const counts = Object.fromEntries(
    OUTBOX_LISTS.map((one) => [
      one,
      STATES[one].reduce((sum, state) => sum + (counted[state] ?? 0), 0),
    ]),
  ) as OutboxCounts
  return { list, rows: await withRestaurant(req, found), counts, limit: LIMIT }
}

/** One letter with what it said; null where there is none that somebody may see. */
export async function readOutboxMessage(
  req: PayloadRequest,
  key: string,
): Promise<(OutboxRow & { rendered: RenderedMail | null }) | null> {
  const { outbox } = await bookingEngine()
  const letter = await outbox.read(key, readableMessages(req))
  if (!letter) return null
  const [row] = await withRestaurant(req, [letter])
  return row ? { ...row, rendered: letter.rendered } : null
}
