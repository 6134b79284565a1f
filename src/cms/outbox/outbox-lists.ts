import type { PayloadRequest } from 'payload'
import { bookingEngine } from '#booking-engine/process.ts'
import type { Copy, LetterState, LetterSummary } from '#outbox/letters.ts'
import { type Place, withPlaces } from '../host/with-restaurant.ts'
import { readableTo } from './outbox-access.ts'

/** The lists of the post, in the staff's order: what needs a look first. */
export const POST_LISTS = ['dead', 'waiting', 'kept', 'sent', 'dropped'] as const
export type PostList = (typeof POST_LISTS)[number]

const STATES: Record<PostList, LetterState[]> = {
  dead: ['dead'],
  waiting: ['waiting', 'sending'],
  kept: ['kept'],
  sent: ['sent'],
  dropped: ['dropped'],
}
const LIMIT = 100

/** A letter, and the name and clock of the restaurant that it is about. */
export type PostRow = LetterSummary & Place
export type PostCounts = Record<PostList, number>

/** What the staff see when they open the post: the first of these lists in which there is anything. */
const FIRST = ['dead', 'sent', 'kept'] as const

/**
 * The newest letters of a list that somebody may see, and how many there are in each list. Null = the
 * list that is best looked at first.
 */
export async function postList(
  req: PayloadRequest,
  wanted: PostList | null,
): Promise<{ list: PostList; rows: PostRow[]; counts: PostCounts; limit: number }> {
  const { outbox } = await bookingEngine()
  const readable = readableTo(req)
  const counted = await outbox.count(readable)
  const list = wanted ?? FIRST.find((one) => counted[one]) ?? 'sent'
  const found = await outbox.list({ states: STATES[list], readable, limit: LIMIT })
  const counts = Object.fromEntries(
    POST_LISTS.map((one) => [
      one,
      STATES[one].reduce((sum, state) => sum + (counted[state] ?? 0), 0),
    ]),
  ) as PostCounts
  return { list, rows: await withPlaces(req, found), counts, limit: LIMIT }
}

/** One letter with what it said; null where there is none that somebody may see. */
export async function postLetter(
  req: PayloadRequest,
  key: string,
): Promise<(PostRow & { copy: Copy | null }) | null> {
  const { outbox } = await bookingEngine()
  const letter = await outbox.read(key, readableTo(req))
  if (!letter) return null
  const [row] = await withPlaces(req, [letter])
  return row ? { ...row, copy: letter.copy } : null
}
