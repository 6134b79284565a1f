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

/**
 * The fields of a reader that a file changes; null: none. Who is on the list already gets nothing but what the list lacks, and
 * leaves it where the file says so; who has left stays away; who was asked and has not answered is not asked again.
 */
export function subscriberChange(
  known: Pick<Subscriber, 'state'> | null,
  said: SubscriberChange,
): Partial<SubscriberChange> | null {
  if (!known) return said
  if (known.state === 'unsubscribed' || known.state === said.state) return null
  if (said.state === 'unsubscribed') {
    const { state, unsubscribedAt } = said
    const gone = { firstname: null, lastname: null, birthMonth: null, location: null }
    return { ...gone, state, unsubscribedAt: unsubscribedAt ?? null, asked: 0 }
  }
  // They have proven elsewhere what they were asked for here.
  if (known.state === 'pending' && said.state === 'confirmed') return said
  return null
}
