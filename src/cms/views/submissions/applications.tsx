import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { readsList } from '#cms/submissions/access.ts'
import { StaffView } from '../staff-view.tsx'
import { firstSignIn } from './first-sign-in.ts'
import { readFirst } from './read-first.ts'
import { SubmissionsPage } from './submissions.client.tsx'

/** Applications to a recruiter's restaurants: the list or the board, and whoever is open beside it. */
export async function Applications(props: AdminViewServerProps) {
  firstSignIn('applications', props)
  const { req } = props.initPageResult
  if (!readsList(req, 'applications')) notFound()
  return (
    <StaffView {...props} wide>
      <SubmissionsPage {...(await readFirst(req, 'applications', props.searchParams))} />
    </StaffView>
  )
}
