/* The page of an invitation, in the manner of the sign-in. */
import type { Metadata } from 'next'
import { AcceptInvitation } from '#cms/views/choose-password/accept-invitation.tsx'
import * as t from '#cms/views/choose-password/messages.gen.ts'
import { getPayload } from '#data/site/payload.ts'

export const metadata: Metadata = { title: t.welcome(), referrer: 'no-referrer' }
export const dynamic = 'force-dynamic'

type Args = { params: Promise<{ token: string }> }

export default async function Page({ params }: Args) {
  const { token } = await params
  return <AcceptInvitation payload={await getPayload()} token={token} />
}
