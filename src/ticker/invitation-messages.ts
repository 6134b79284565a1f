import type { Payload, Where } from 'payload'
import { bookingEngine } from '#booking-engine/process.ts'
import { linkToSend } from '#cms/invitations/invitation.ts'
import { composeInvitationMail } from '#cms/invitations/mail.ts'
import { INVITATION_KIND } from '#cms/outbox/outbox-access.ts'
import { readGroupLook, readShortName } from '#data/content/settings.ts'
import { getPayload } from '#data/site/payload.ts'
import type { DeliveryResult, OutboxMessage } from '#outbox/deliver.ts'
import { renderMail } from '#outbox/mail/render-mail.ts'
import type { MailProvider } from '#providers/mail/contract.ts'
import { sendOutboxMail, skipped } from '#providers/mail/send-outbox-mail.ts'
import { env } from '../env.ts'
import * as t from './messages.gen.ts'
import type { Job } from './ticker.ts'

type MessagePayload = { staff: number; nonce: string }

/**
 * Queues the mails of invitations that are not in the outbox yet: an account and its mail are in two databases, so a
 * crash may come between them. The message's key rules out a second one.
 */
export function invitationsJob(payload: () => Promise<Payload>): Job {
  return {
    name: 'invitations',
    intervalSeconds: 5,
    run: async () => enqueueMissing(await payload()),
  }
}

async function enqueueMissing(payload: Payload): Promise<void> {
  const { docs } = await payload.find({
    collection: 'staff',
    where: { invitationToSend: { exists: true } },
    ...{ depth: 0, limit: 100, pagination: false, showHiddenFields: true },
  })
  for (const { id, email, invitationToSend: nonce } of docs) {
    if (!nonce) continue
    const message: MessagePayload = { staff: id, nonce }
    await (await bookingEngine()).outbox.queue({
      ...{ kind: INVITATION_KIND, id: `${id}.${nonce}`, locationId: '', recipient: email },
      payload: message,
    })
    const where: Where = { and: [{ id: { equals: id } }, { invitationToSend: { equals: nonce } }] }
    const data = { invitationToSend: null }
    await payload.db.updateOne({ collection: 'staff', where, data, options: { atomic: true } })
  }
}

/** Whether an outbox message invites somebody. */
export function isInvitationMessage({ kind }: OutboxMessage): boolean {
  return kind === INVITATION_KIND
}

/** Delivers an invitation, whose link is made now; one that was replaced, used or withdrawn stays here. */
export async function deliverInvitation(
  message: OutboxMessage,
  mail: MailProvider,
): Promise<DeliveryResult> {
  const { staff, nonce } = JSON.parse(message.payload) as MessagePayload
  const payload = await getPayload()
  const account = await payload.findByID({
    collection: 'staff',
    id: staff,
    ...{ depth: 0, disableErrors: true, showHiddenFields: true },
  })
  if (!account) return skipped(t.wasDeleted())
  const link = linkToSend(account, nonce)
  if (!link) return skipped(t.invitationEnded())
  const copy = composeInvitationMail({
    ...{ group: await readShortName(), email: account.email, url: link.url },
  })
  return sendOutboxMail(mail, {
    ...{ key: message.key, site: env.publicUrl, replyTo: null, secret: link.token },
    to: { name: account.name, address: account.email },
    ...renderMail(copy, await readGroupLook()),
    calendar: null,
  })
}
