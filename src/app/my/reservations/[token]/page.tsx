import { notFound } from 'next/navigation'
import { readWords } from '#data/content/words.ts'
import { findVisit } from '#features/reservations/manage/find-visit.ts'
import { ManageVisit, VisitUnreachable } from '#features/reservations/manage/manage-visit.tsx'
import { readOutcome } from '#features/reservations/manage/outcome.tsx'
import { setNotFoundStatus } from '#lib/front/render-context.ts'
import { mailLeaves } from '#providers/mail/registry.ts'
import NotFound from '../../not-found.tsx'

type PageProps = {
  params: Promise<{ token: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function ManagePage({ params, searchParams }: PageProps) {
  const [{ token }, query, words] = await Promise.all([params, searchParams, readWords()])
  const visit = await findVisit(token)
  if (!visit.ok && visit.code === 'not_found') {
    if (!setNotFoundStatus()) notFound()
    return <NotFound />
  }
  if (!visit.ok) return <VisitUnreachable />
  const path = `/my/reservations/${token}`
  const { state, hasAddress } = visit.value
  const canMail = hasAddress && mailLeaves() && (state === 'booked' || state === 'late')
  return (
    <ManageVisit {...{ visit: visit.value, path, canMail, words }} outcome={readOutcome(query)} />
  )
}
