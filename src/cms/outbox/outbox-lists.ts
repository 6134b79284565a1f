import type { PayloadRequest } from 'payload'
import { bookingEngine } from '#booking-engine/process.ts'
import type { MessageState, MessageSummary, RenderedMail } from '#outbox/messages.ts'
import { type RestaurantInfo, withRestaurant } from '../host/with-restaurant.ts'
import { readableMessages } from './outbox-access.ts'

/** The lists of the outbox, what needs a look first. */
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

/** An outbox message, and the name and time zone of the restaurant that it is about. */
export type OutboxRow = MessageSummary & RestaurantInfo
export type OutboxCounts = Record<OutboxList, number>

/** Lists in order of preference; the first one that is not empty is opened. */
const DEFAULT_LISTS = ['dead', 'sent', 'kept'] as const

/**
 * The newest messages of a list that somebody may read, and how many there are in each list. `wanted` null = the
 * first of `DEFAULT_LISTS` that is not empty.
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

/** An outbox message with the text that was sent; null where there is none that somebody may read. */
export async function readOutboxMessage(
  req: PayloadRequest,
  key: string,
): Promise<(OutboxRow & { rendered: RenderedMail | null }) | null> {
  const { outbox } = await bookingEngine()
  const message = await outbox.read(key, readableMessages(req))
  if (!message) return null
  const [row] = await withRestaurant(req, [message])
  return row ? { ...row, rendered: message.rendered } : null
}
