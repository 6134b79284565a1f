import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { readWithAny, type Secrets } from '#lib/security/secrets.ts'
import { opentable } from './descriptor.ts'

const PREFIX = opentable.manageTokenPrefix

/** A locked slot: OpenTable's token, and what was locked, which later calls must repeat. */
const heldSlot = z.object({
  rid: z.string(),
  token: z.string(),
  at: z.string(),
  party: z.number(),
  attribute: z.string(),
  experience: z
    .object({
      id: z.string(),
      version: z.number(),
      /** The number of guests at each price, by OpenTable's price ids. */
      prices: z.array(z.object({ id: z.number(), count: z.number() })).default([]),
      prepaid: z.boolean().default(false),
    })
    .nullable(),
})
export type HeldSlot = z.infer<typeof heldSlot>

const money = z.object({ amount: z.number(), currency: z.string(), multiplier: z.number() })
const bookedExperience = z.object({
  id: z.string(),
  version: z.number(),
  name: z.string(),
  addOns: z.array(z.object({ id: z.string(), name: z.string(), quantity: z.number() })),
  total: money.nullable(),
})

/** A booking: its restaurant, its confirmation number, and what was booked with the table. */
const madeBooking = z.object({
  rid: z.string(),
  confirmation: z.string(),
  locationId: z.string(),
  timeZone: z.string(),
  experience: bookedExperience.nullable().default(null),
})
export type BookingReference = z.infer<typeof madeBooking>

/**
 * Signed tokens that contain a lock or a booking, so that every instance can read them and nobody else can
 * make one. Confirmation numbers at OpenTable are sequential and could be guessed. Opening a token returns
 * null unless it was signed here.
 */
export type SealedTokens = {
  sealLock(slot: HeldSlot): string
  openLock(token: string): HeldSlot | null
  sealBooking(booking: BookingReference): string
  openBooking(token: string): BookingReference | null
}

export function createSealedTokens(secrets: Secrets): SealedTokens {
  const [secret] = secrets
  return {
    sealLock: (slot) => seal(secret, 'lock', slot),
    openLock: (token) => readWithAny(secrets, (one) => open(one, 'lock', heldSlot, token)),
    sealBooking: (booking) => seal(secret, 'manage', booking),
    openBooking: (token) => readWithAny(secrets, (one) => open(one, 'manage', madeBooking, token)),
  }
}

function seal(secret: string, kind: string, value: object): string {
  const payload = Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${PREFIX}${payload}~${sign(secret, kind, payload)}`
}

function open<T>(secret: string, kind: string, shape: z.ZodType<T>, token: string): T | null {
  if (!token.startsWith(PREFIX)) return null
  const [payload, signature, ...rest] = token.slice(PREFIX.length).split('~')
  if (!payload || !signature || rest.length > 0) return null
  const expected = Buffer.from(sign(secret, kind, payload))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return shape.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
}

function sign(secret: string, kind: string, payload: string): string {
  const mac = createHmac('sha256', secret).update(`opentable ${kind}:${payload}`).digest()
  return mac.subarray(0, 16).toString('base64url')
}
