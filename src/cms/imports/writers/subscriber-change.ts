import type { Subscriber } from '#payload-types.ts'

/** What a file says of a reader. `submission`: the form that they are written to because of, where they are to be asked. */
export type SubscriberChange = Pick<Subscriber, 'email' | 'state'> &
  Partial<
    Pick<
      Subscriber,
      | 'firstname'
      | 'lastname'
      | 'birthMonth'
      | 'location'
      | 'optinSource'
      | 'confirmedAt'
      | 'unsubscribedAt'
      | 'asked'
      | 'posted'
      | 'submission'
    >
  >

/** A reader on the list: their state, and the details that they may have given. */
type Known = Pick<Subscriber, 'state'> & Partial<Pick<Subscriber, (typeof TOLD)[number]>>

/** Fields with details of a reader. */
const TOLD = ['firstname', 'lastname', 'birthMonth', 'location'] as const

/** The details in a file's row that the list has no value for; null if there are none. */
function lackingOf(known: Known, said: SubscriberChange): Partial<SubscriberChange> | null {
  const isLacking = (name: (typeof TOLD)[number]) => isEmpty(known[name]) && !isEmpty(said[name])
  const lacking = TOLD.filter(isLacking).map((name) => [name, said[name]])
  return lacking.length > 0 ? Object.fromEntries(lacking) : null
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/**
 * The fields of a reader that a file changes; null: none. Who is on the list already gets nothing but what the list lacks, and
 * leaves it where the file says so; who has left stays away; who was asked and has not answered is not asked again.
 */
export function subscriberChange(
  known: Known | null,
  said: SubscriberChange,
): Partial<SubscriberChange> | null {
  if (!known) return said
  if (known.state === 'unsubscribed') return null
  if (known.state === said.state) return lackingOf(known, said)
  if (said.state === 'unsubscribed') {
    const { state, unsubscribedAt } = said
    const gone = { firstname: null, lastname: null, birthMonth: null, location: null }
    return { ...gone, state, unsubscribedAt: unsubscribedAt ?? null, asked: 0 }
  }
  // They have proven elsewhere what they were asked for here.
  if (known.state === 'pending' && said.state === 'confirmed') return said
  return null
}
