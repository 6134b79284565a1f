import type { release } from '#lib/api-contract/booking/release.ts'
import type { BodyOf } from '#lib/api-contract/call.ts'
import { holdEnd } from '../flow/hold-clock.ts'
import type { Confirmation } from '../flow/state.ts'
import { type Answer, failed, refusedBy } from './failure.ts'
import { TIMEOUT } from './timeouts.ts'
import type { Reply, Transport } from './transport.ts'
import type { BankAsks, ClientOptions, ReservationClient } from './types.ts'
import { readCardToken, readHold, readOutcome, readRefused } from './wire.ts'
import { cardBody, holdBody, reserveBody } from './wire-bodies.ts'

/** Pauses, in ms, before the same reserve is sent again because its outcome is not known. */
export const RESERVE_PAUSES = [1_000, 2_000, 4_000, 8_000] as const

/** The calls from holding a table to booking it or giving it back. */
export function bookingCalls(
  { send, post, postChecked }: Transport,
  { clock, wait = pause }: ClientOptions,
): Pick<ReservationClient, 'hold' | 'tokenise' | 'reserve' | 'release'> {
  return {
    async hold(input) {
      const ask = () => postChecked('opentable/lock-availability', TIMEOUT.hold, holdBody(input))
      // A guest holds one table at a time, so asking twice never takes two.
      const reply = (await ask()) ?? (await ask())
      const held = reply?.status === 200 ? readHold(reply.body) : null
      if (!held) return refusedBy(reply)
      const endsAt = holdEnd(held.expiresAt, clock.now())
      const { token, policies, payment } = held
      const asks = { ...(policies.length > 0 && { policies }), ...(payment && { payment }) }
      return { ok: true, value: { token, endsAt, ...asks } }
    },

    async tokenise(card) {
      const reply = await post('stripe/get-card-tokens', TIMEOUT.card, cardBody(card))
      const token = reply?.status === 200 ? readCardToken(reply.body) : null
      return token ? { ok: true, value: token } : failed('payment')
    },

    async reserve(input, doubted) {
      const ask = () => postChecked('opentable/reserve', TIMEOUT.reserve, reserveBody(input))
      let inDoubt = doubted
      for (const ms of [...RESERVE_PAUSES, null]) {
        const reply = await ask()
        const said = verdict(reply)
        if (said === 'decided' || (said === 'turned_away' && !inDoubt)) {
          return outcomeOf(reply, clock.now())
        }
        inDoubt = true
        if (ms !== null) await wait(ms)
      }
      return failed('unknown_outcome')
    },

    release(rid, token) {
      const body = JSON.stringify({
        restaurant_id: rid,
        reservation_token: token,
      } satisfies BodyOf<typeof release>)
      const headers = { 'content-type': 'application/json' }
      send('/api/opentable/release', { method: 'POST', headers, body, keepalive: true }).catch(
        () => undefined, // The hold runs out by itself (spec:reservations.release-on-leave).
      )
    },
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/**
 * How conclusive a reply to reserve is. `decided`: the booking was made or refused (spec:api.reserve-refused) ·
 * `turned_away`: this attempt did not reach the decision, an earlier one may have · `nothing`: no reply came, it is
 * not from our server, or another copy of the request is still under way.
 */
function verdict(reply: Reply | null): 'decided' | 'turned_away' | 'nothing' {
  if (!reply) return 'nothing'
  const { code } = readRefused(reply.body)
  // It is said before anything is begun.
  if (code === 'read_only') return 'turned_away'
  if (reply.status >= 500) return 'nothing'
  if (reply.status === 200) return readOutcome(reply.body) ? 'decided' : 'nothing'
  if (code === 'unreadable' || code === 'in_progress') return 'nothing'
  return reply.status === 409 || reply.status === 422 ? 'decided' : 'turned_away'
}

function outcomeOf(reply: Reply | null, serverNow: number): Answer<Confirmation> | BankAsks {
  const outcome = reply?.status === 200 ? readOutcome(reply.body) : null
  if (outcome?.success) return { ok: true, value: outcome.confirmation }
  if (outcome?.question && !outcome.paymentFailed) return { ok: false, question: outcome.question }
  if (!outcome?.paymentFailed) return refusedBy(reply)
  const { expiresAt } = outcome
  return expiresAt
    ? { ...failed('payment'), endsAt: holdEnd(expiresAt, serverNow) }
    : failed('payment')
}
