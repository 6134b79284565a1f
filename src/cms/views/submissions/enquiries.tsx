import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { readsList } from '#cms/submissions/access.ts'
import { StaffView } from '../staff-view.tsx'
import { firstSignIn } from './first-sign-in.ts'
import { readFirst } from './read-first.ts'
import { SubmissionsPage } from './submissions.client.tsx'

/** Enquiries about groups and gift cards: the list or the board, and the one that is open beside it. */
export async function Enquiries(props: AdminViewServerProps) {
  firstSignIn('enquiries', props)
  const { req } = props.initPageResult
  if (!readsList(req, 'enquiries')) notFound()
  return (
    <StaffView {...props} wide>
      <SubmissionsPage {...(await readFirst(req, 'enquiries', props.searchParams))} />
    </StaffView>
  )
}
