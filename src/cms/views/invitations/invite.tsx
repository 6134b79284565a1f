import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { hasRole, roles } from '#cms/access/roles.ts'
import { INVITATION_DAYS } from '#cms/invitations/invitation.ts'
import { env } from '#env.ts'
import form from '../forms/form.module.css'
import { InviteForm } from './invite-form.client.tsx'
import * as t from './messages.gen.ts'

/** Where an administrator makes an account: by an invitation, and not by a password that they make up. */
export async function Invite({ initPageResult }: AdminViewServerProps) {
  const { req } = initPageResult
  if (!hasRole(req)) notFound()
  const { docs } = await req.payload.find({
    collection: 'locations',
    select: { title: true },
    sort: 'title',
    ...{ depth: 0, pagination: false, req },
  })
  const sendsMail = env.mail.url !== undefined
  const days = INVITATION_DAYS
  return (
    <main className={`gutter--left gutter--right ${form.page}`}>
      <h1>{t.inviteSomebody()}</h1>
      <p>{sendsMail ? t.inviteByMailHint({ days }) : t.inviteByLinkHint({ days })}</p>
      <InviteForm
        {...{ sendsMail, days }}
        roles={roles.map(({ value, label }) => ({ value, label }))}
        locations={docs.map(({ id, title }) => ({ id, title }))}
      />
    </main>
  )
}
