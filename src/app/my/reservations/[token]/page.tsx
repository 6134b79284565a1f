import { notFound } from 'next/navigation'
import { findVisit } from '#features/reservations/manage/find-visit.ts'
import {
  ManageVisit,
  readOutcome,
  VisitUnreachable,
} from '#features/reservations/manage/manage-visit.tsx'
import { sentAsMissing } from '#lib/render-context.ts'
import NotFound from '../../not-found.tsx'

type PageProps = {
  params: Promise<{ token: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function ManagePage({ params, searchParams }: PageProps) {
  const [{ token }, query] = await Promise.all([params, searchParams])
  const visit = await findVisit(token)
  if (!visit.ok && visit.code === 'not_found') {
    if (!sentAsMissing()) notFound()
    return <NotFound />
  }
  if (!visit.ok) return <VisitUnreachable />
  const path = `/my/reservations/${token}`
  return <ManageVisit visit={visit.value} path={path} outcome={readOutcome(query)} />
}
