import { ok, type Result, refuse } from '#lib/result.ts'
import { fetchJson, fetchOnce, type VendorReply } from '../../fetch-json.ts'
import type { TextMessage, TextMessageCode, TextMessageProvider } from '../contract.ts'
import * as t from '../messages.gen.ts'
import type { Account } from './env.ts'
import { readInbound, readStatus } from './posts.ts'
import { twilioSays } from './reasons.ts'
import { createdMessage, failure, messageList, NO_RECIPIENT, OPTED_OUT } from './wire.ts'

/** Longest wait for one whole reply, ms. */
const TIMEOUT_MS = 10_000
/** Newest messages to a number among which one that may have left is looked for. */
const PAGE = 50
/** How far Twilio's clock may be behind ours, ms. */
const CLOCK_SKEW = 60_000

type Sent = Result<'sent' | 'unsent', TextMessageCode>
type TwilioOptions = {
  account: Account
  /** The site's own address, to which Twilio posts. */
  site: string
  /** Gets a line where nobody answers, without a guest's data. */
  log(line: string): void
  timeout?: number
}

/**
 * Text messages by Twilio's Messages API. It knows no key by which a repeated request is the same one: a message whose
 * first attempt may have left is looked for among those to its number, and its attempt is one request alone.
 */
export function createTwilio(options: TwilioOptions): TextMessageProvider {
  const { account, site, log, timeout = TIMEOUT_MS } = options
  const { sid, authToken, from, api } = account
  const url = `${api}/2010-04-01/Accounts/${sid}/Messages.json`
  const credentials = Buffer.from(`${sid}:${authToken}`).toString('base64')
  const headers = { accept: 'application/json', authorization: `Basic ${credentials}` }
  const sender: Record<string, string> = from.startsWith('MG')
    ? { MessagingServiceSid: from }
    : { From: from }

  /** Whether a message left in an earlier attempt. */
  async function hasLeft(
    { to, text }: TextMessage,
    since: number,
  ): Promise<Result<boolean, TextMessageCode>> {
    const day = new Date(since - CLOCK_SKEW).toISOString().slice(0, 10)
    const query = new URLSearchParams({ To: to, 'DateSent>': day, PageSize: `${PAGE}` })
    const call = {
      name: 'twilio find',
      method: 'GET' as const,
      url: `${url}?${query}`,
      headers,
      timeout,
    }
    const reply = await fetchJson(call, log)
    const list = reply?.status === 200 ? messageList.safeParse(reply.body) : null
    if (!list?.success) return unavailable(reply)
    const isIt = (one: (typeof list.data.messages)[number]) =>
      one.body === text && Date.parse(one.date_created) >= since - CLOCK_SKEW
    return ok(list.data.messages.some(isIt))
  }

  return {
    leaves: true,
    send: async (message): Promise<Sent> => {
      const { key, to, text, mayHaveLeftSince } = message
      if (mayHaveLeftSince !== null) {
        const left = await hasLeft(message, mayHaveLeftSince)
        if (!left.ok) return left
        if (left.value) return ok('sent')
      }
      const status = `${site}/api/text-messages/status?${new URLSearchParams({ key })}`
      const form = { To: to, ...sender, Body: text, StatusCallback: status }
      const call = { name: 'twilio send', method: 'POST' as const, url, headers, timeout }
      return outcomeOf(await fetchOnce({ ...call, form }, log))
    },
    posts: {
      inbound: (post) => readInbound(authToken, post),
      status: (post) => readStatus(authToken, post),
      // Twilio answers STOP and START itself.
      answer: {
        contentType: 'text/xml',
        body: '<?xml version="1.0" encoding="UTF-8"?><Response/>',
      },
    },
  }
}

function outcomeOf(reply: VendorReply | null): Sent {
  if (reply && reply.status >= 200 && reply.status < 300) {
    return createdMessage.safeParse(reply.body).success ? ok('sent') : unavailable(reply)
  }
  const { code } = failure.safeParse(reply?.body).data ?? {}
  if (reply && reply.status < 500 && code !== undefined) {
    if (code === OPTED_OUT) return refuse('opted_out', { reason: t.saidStop() })
    if (NO_RECIPIENT.has(code)) return refuse('recipient_refused', { reason: twilioSays(code) })
  }
  return unavailable(reply)
}

/** Try again later: no answer, too many requests, their fault, or something of the account that is ours to mend. */
function unavailable(reply: VendorReply | null) {
  const { code } = failure.safeParse(reply?.body).data ?? {}
  const said = reply && [reply.status, code].filter(Boolean).join(' ')
  return refuse('text_unavailable', { reason: twilioSays(said ?? t.noAnswer()) })
}
