import { notFound } from 'next/navigation'
import { findVisit } from '#features/reservations/manage/find-visit.ts'
import { ManageVisit } from '#features/reservations/manage/manage-visit.tsx'

type PageProps = { params: Promise<{ token: string }> }

export default async function ManagePage({ params }: PageProps) {
  const { token } = await params
  const visit = await findVisit(token)
  if (!visit.ok && visit.code === 'not_found') notFound()
  if (!visit.ok) throw new Error(`the visit cannot be shown: ${visit.code}`)
  return <ManageVisit visit={visit.value} path={`/my/reservations/${token}`} />
}
