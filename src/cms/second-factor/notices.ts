import { randomUUID } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import type { MailCopy } from '#outbox/mail/copy.ts'
import { query } from '../database/query.ts'
import * as t from './messages.gen.ts'

/** Changes of a sign-in that its owner is told of by mail. */
const ACTS = {
  app_added: [t.subjectAppAdded, t.leadAppAdded],
  app_removed: [t.subjectAppRemoved, t.leadAppRemoved],
  passkey_added: [t.subjectPasskeyAdded, t.leadPasskeyAdded],
  passkey_removed: [t.subjectPasskeyRemoved, t.leadPasskeyRemoved],
  passkey_cloned: [t.subjectPasskeyCloned, t.leadPasskeyCloned],
  codes_made: [t.subjectCodesMade, t.leadCodesMade],
  code_used: [t.subjectCodeUsed, t.leadCodeUsed],
  pin_set: [t.subjectPinSet, t.leadPinSet],
  pin_rests: [t.subjectPinRests, t.leadPinRests],
  identity_linked: [t.subjectIdentityLinked, t.leadIdentityLinked],
  taken_off: [t.subjectTakenOff, t.leadTakenOff],
} as const
export type NoticeAct = keyof typeof ACTS

/** A mail that is to leave; `detail`: name of a passkey, or of whoever did it. */
export type Notice = { id: string; staff: number; act: NoticeAct; detail: string }

/** Has the owner of an account told, in the transaction of `req`: the mail leaves where the change is kept. */
export async function addNotice(
  payload: Payload,
  { staff, act, detail = '' }: Omit<Notice, 'id' | 'detail'> & { detail?: string },
  req: Partial<PayloadRequest>,
): Promise<void> {
  await query(
    payload,
    'INSERT INTO second_factor_notices (id, staff, act, detail) VALUES ($1, $2, $3, $4)',
    [randomUUID(), staff, act, detail],
    req,
  )
}

/** The notices that are not in the outbox yet. */
export async function readNotices(payload: Payload): Promise<Notice[]> {
  const rows = await query(
    payload,
    'SELECT id, staff, act, detail FROM second_factor_notices ORDER BY id LIMIT 100',
    [],
  )
  return rows.map((row) => ({
    ...{ id: String(row.id), staff: Number(row.staff) },
    ...{ act: row.act as NoticeAct, detail: String(row.detail) },
  }))
}

/** Forgets a notice, which is in the outbox. */
export async function forgetNotice(payload: Payload, id: string): Promise<void> {
  await query(payload, 'DELETE FROM second_factor_notices WHERE id = $1', [id])
}

type Told = Pick<Notice, 'act' | 'detail'> & { group: string; email: string; url: string }

/** The words of a notice; `url`: where its owner looks at their account. */
export function composeNotice({ act, detail, group, email, url }: Told): MailCopy {
  const [subject, lead] = ACTS[act]
  return {
    layout: 'note',
    subject: subject(),
    preheader: subject(),
    ...{ group, place: t.mailPlace() },
    heading: subject(),
    lead: lead({ email, detail }),
    ...{ highlight: null, quote: null, facts: [], address: [], mapUrl: null, phone: null },
    policy: t.mailPolicy(),
    action: { label: t.mailAction(), url },
    footer: { text: t.mailWhy({ group }), link: null },
  }
}
