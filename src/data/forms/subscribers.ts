import { env } from '#env.ts'
import { isSubscriberToken, subscriberIdIn } from '#lib/security/newsletter-token.ts'
import { deriveSecrets } from '#lib/security/secrets.ts'
import { notifyOutbox } from '#outbox/notification.ts'
import type { Subscriber } from '#payload-types.ts'
import type { SignUp } from '#providers/newsletter/contract.ts'
import type {
  SubscriberList,
  SubscriberState,
} from '#providers/newsletter/embedded/subscriber-list.ts'
import { getPayload } from '../site/payload.ts'
import { findMailLocation } from './submissions.ts'

const collection = 'subscribers'

/**
 * Subscribers of the embedded newsletter, as its provider reads and writes them. The ticker queues their
 * messages.
 */
export const subscriberList: SubscriberList = {
  async find(email) {
    const known = await findByEmail(email)
    if (!known) return null
    const { id, state, asked, submission } = known
    return { id, state, asked: asked ?? 0, submission: submission ?? null }
  },

  async add(signUp) {
    const { email, submission } = signUp
    const data = { ...(await signUpData(signUp)), email, asked: 1 }
    const made =
      (await tryCreate({ ...data, submission })) ||
      // Their address was mended, and the same form sent again: that is somebody else.
      (!(await findByEmail(email)) &&
        (await tryCreate({ ...data, submission: crypto.randomUUID() })))
    if (made) notifyOutbox()
    else if (!(await findByEmail(email))) throw new Error('a reader could not be added')
    return made
  },

  async askAgain({ id, state, asked }, signUp) {
    const payload = await getPayload()
    const answers = state === 'confirmed' ? {} : await signUpData(signUp)
    const data = { ...answers, asked: asked + 1, submission: signUp.submission, posted: false }
    await payload.update({ collection, id, data, depth: 0 })
    notifyOutbox()
  },
}

/** A subscriber as their own page shows them. */
export type SubscriberStatus = { id: number; email: string; state: SubscriberState }

/** The subscriber whose links have this token; null for an invalid one. */
export async function findSubscriberByToken(token: string): Promise<SubscriberStatus | null> {
  const id = subscriberIdIn(token)
  if (id === null) return null
  const payload = await getPayload()
  const found = await payload.findByID({ collection, id, depth: 0, disableErrors: true })
  const secrets = deriveSecrets(env, 'newsletter')
  if (!found || !secrets.some((secret) => isSubscriberToken(token, found, secret))) return null
  return { id, email: found.email, state: found.state }
}

/** Confirms a pending subscription. Unsubscribed addresses stay so: they sign up again. */
export async function confirmSubscriber({ id }: SubscriberStatus): Promise<void> {
  const payload = await getPayload()
  const where = { id: { equals: id }, state: { equals: 'pending' } }
  const confirmed = { state: 'confirmed' as const, confirmedAt: new Date().toISOString() }
  const data = { ...confirmed, unsubscribedAt: null, asked: 0 }
  await payload.update({ collection, where, data, depth: 0 })
}

/** Unsubscribes an address: it is kept as such, without any other data. */
export async function unsubscribe({ id }: SubscriberStatus): Promise<void> {
  const payload = await getPayload()
  const where = { id: { equals: id }, state: { not_equals: 'unsubscribed' } }
  const gone = { firstname: null, lastname: null, birthMonth: null, location: null }
  const left = { state: 'unsubscribed' as const, unsubscribedAt: new Date().toISOString() }
  await payload.update({ collection, where, data: { ...left, ...gone, asked: 0 }, depth: 0 })
}

async function findByEmail(email: string): Promise<Subscriber | null> {
  const payload = await getPayload()
  const where = { email: { equals: email } }
  const { docs } = await payload.find({
    ...{ collection, where, limit: 1, depth: 0, pagination: false },
  })
  return (docs[0] as Subscriber | undefined) ?? null
}

/** Whether it was made: the database refuses a second one of the same address or the same form. */
async function tryCreate(
  data: Omit<Subscriber, 'id' | 'createdAt' | 'updatedAt'>,
): Promise<boolean> {
  const payload = await getPayload()
  try {
    await payload.create({ collection, data, depth: 0 })
    return true
  } catch (error) {
    if ((error as { name?: string }).name !== 'ValidationError') throw error
    return false
  }
}

async function signUpData({ firstname, lastname, birthMonth, location }: SignUp) {
  const at = location && (await findMailLocation(location.uid))
  return {
    ...{ firstname, lastname, birthMonth },
    location: at?.id ?? null,
    optinSource: 'Website',
    state: 'pending' as const,
    posted: false,
  }
}
