import type { Payload } from 'payload'
import { bookingEngine } from '#booking-engine/process.ts'
import { SIGN_IN_NOTICE_KIND } from '#cms/outbox/outbox-access.ts'
import {
  composeNotice,
  forgetNotice,
  type Notice,
  readNotices,
} from '#cms/second-factor/notices.ts'
import { readGroupLook, readShortName } from '#data/content/settings.ts'
import { getPayload } from '#data/site/payload.ts'
import type { DeliveryResult, OutboxMessage } from '#outbox/deliver.ts'
import { renderMail } from '#outbox/mail/render-mail.ts'
import type { MailProvider } from '#providers/mail/contract.ts'
import { sendOutboxMail, skipped } from '#providers/mail/send-outbox-mail.ts'
import { env } from '../env.ts'
import * as t from './messages.gen.ts'
import type { Job } from './ticker.ts'

type MessagePayload = Pick<Notice, 'staff' | 'act' | 'detail'>

/**
 * Queues the mails about changes of sign-ins that are not in the outbox yet: an account and its mail are in two
 * databases, so a crash may come between them. The message's key rules out a second one.
 */
export function signInNoticesJob(payload: () => Promise<Payload>): Job {
  return {
    name: 'sign-in-notices',
    intervalSeconds: 5,
    run: async () => enqueueMissing(await payload()),
  }
}

async function enqueueMissing(payload: Payload): Promise<void> {
  for (const { id, staff, act, detail } of await readNotices(payload)) {
    const account = await payload.findByID({
      ...{ collection: 'staff', id: staff, depth: 0, disableErrors: true },
    })
    const message: MessagePayload = { staff, act, detail }
    if (account)
      await (await bookingEngine()).outbox.queue({
        ...{ kind: SIGN_IN_NOTICE_KIND, id, locationId: '', recipient: account.email },
        payload: message,
      })
    await forgetNotice(payload, id)
  }
}

/** Whether an outbox message tells somebody of a change of their sign-in. */
export function isSignInNotice({ kind }: OutboxMessage): boolean {
  return kind === SIGN_IN_NOTICE_KIND
}

/** Delivers the notice of a change to the address that the account has now. */
export async function deliverSignInNotice(
  message: OutboxMessage,
  mail: MailProvider,
): Promise<DeliveryResult> {
  const { staff, act, detail } = JSON.parse(message.payload) as MessagePayload
  const payload = await getPayload()
  const account = await payload.findByID({
    ...{ collection: 'staff', id: staff, depth: 0, disableErrors: true },
  })
  if (!account) return skipped(t.wasDeleted())
  const { name, email } = account
  const url = `${env.publicUrl}/admin/second-step`
  const copy = composeNotice({ act, detail, group: await readShortName(), email, url })
  return sendOutboxMail(mail, {
    ...{ key: message.key, site: env.publicUrl, replyTo: null, secret: null },
    to: { name, address: email },
    ...renderMail(copy, await readGroupLook()),
    calendar: null,
  })
}
