/* In place of Payload's own page: the same address, in the manner of the sign-in. */
import type { Metadata } from 'next'
import { NewPassword } from '#cms/views/choose-password/new-password.tsx'
import * as t from '#cms/views/choose-password/messages.gen.ts'
import { getPayload } from '#data/site/payload.ts'

export const metadata: Metadata = { title: t.chooseANewPassword(), referrer: 'no-referrer' }
export const dynamic = 'force-dynamic'

type Args = { params: Promise<{ token: string }> }

export default async function Page({ params }: Args) {
  const { token } = await params
  return <NewPassword payload={await getPayload()} token={token} />
}
