import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { hasHostAccess } from '#cms/access/host-access.ts'
import { StaffView } from '../staff-view.tsx'
import { GuestDataForm } from './guest-data-form.client.tsx'
import * as t from './messages.gen.ts'

/** Admin view: stored data of a guest by telephone number or email address, with export and erasure. */
export async function GuestData(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!hasHostAccess(req)) notFound()
  return (
    <StaffView {...props}>
      <h1>{t.guestData()}</h1>
      <p style={{ margin: 0, maxWidth: '70ch' }}>{t.guestDataHint()}</p>
      <GuestDataForm />
    </StaffView>
  )
}
