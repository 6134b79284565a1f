import { z } from 'zod'

/** A message as Twilio has it; `date_created` is an RFC 2822 date. */
const message = z.object({ sid: z.string(), body: z.string(), date_created: z.string() })

/** What a new message is answered with. */
export const createdMessage = message.pick({ sid: true })
/** A page of messages. */
export const messageList = z.object({ messages: z.array(message) })
/** An error: a number of Twilio's dictionary. */
export const failure = z.object({ code: z.number().int() })

/** Whoever has the number said STOP: Twilio sends nothing more to it. */
export const OPTED_OUT = 21610

/** The number can have no message: it is none, a landline, or in a country that the account does not write to. */
export const NO_RECIPIENT: ReadonlySet<number> = new Set([
  21211, 21214, 21217, 21408, 21612, 21614, 21635,
])

/** Fields of what Twilio posts. A message that comes has a text; `OptOutType` is Twilio's own reading of it. */
export const inboundPost = z.object({
  From: z.string().regex(/^\+\d{5,15}$/),
  Body: z.string(),
  OptOutType: z.string().optional(),
})
export const statusPost = z.object({ MessageStatus: z.string(), ErrorCode: z.string().optional() })
