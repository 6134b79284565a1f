import { ok, type Result, refuse } from '#lib/result.ts'
import type { InboundText, TextStatus, VendorPost } from '../contract.ts'
import * as t from '../messages.gen.ts'
import { twilioSays } from './reasons.ts'
import { isSigned } from './signature.ts'
import { inboundPost, statusPost } from './wire.ts'

/** What a guest writes to have no more messages, and to have them again; the words that Twilio itself takes. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  'STOP STOPALL UNSUBSCRIBE CANCEL END QUIT REVOKE OPTOUT'.split(' '),
)
const START_WORDS: ReadonlySet<string> = new Set('START YES UNSTOP'.split(' '))

type Read<T> = Result<T, 'bad_signature' | 'malformed'>

/** A text message that a guest sent. */
export function readInbound(authToken: string, post: VendorPost): Read<InboundText> {
  if (!isSigned(authToken, post)) return refuse('bad_signature')
  const fields = inboundPost.safeParse(Object.fromEntries(new URLSearchParams(post.body)))
  if (!fields.success) return refuse('malformed')
  const { From: from, Body, OptOutType } = fields.data
  const word = (OptOutType ?? Body).trim().toUpperCase()
  if (STOP_WORDS.has(word)) return ok({ from, wish: 'stop' })
  return ok({ from, wish: START_WORDS.has(word) ? 'start' : 'other' })
}

/** What became of a message that Twilio had taken. */
export function readStatus(authToken: string, post: VendorPost): Read<TextStatus> {
  if (!isSigned(authToken, post)) return refuse('bad_signature')
  const fields = statusPost.safeParse(Object.fromEntries(new URLSearchParams(post.body)))
  if (!fields.success) return refuse('malformed')
  const { MessageStatus: status, ErrorCode: code } = fields.data
  if (status === 'failed' || status === 'undelivered') {
    return ok({ outcome: 'failed', reason: twilioSays(code || t.notArrived()) })
  }
  return ok({ outcome: status === 'delivered' || status === 'read' ? 'arrived' : 'on_its_way' })
}
