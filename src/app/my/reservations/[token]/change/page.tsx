import { redirect } from 'next/navigation'
import { ChangeForm, type ChangeTrouble } from '#features/reservations/manage/change-form.tsx'
import { readPicked, readWanted } from '#features/reservations/manage/change-query.ts'
import { findChanges } from '#features/reservations/manage/change-visit.ts'
import { VisitUnreachable } from '#features/reservations/manage/manage-visit.tsx'

type PageProps = {
  params: Promise<{ token: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const TROUBLES: readonly ChangeTrouble[] = ['slot_taken', 'too_many', 'failed']

/** Another date, time or party. A visit that cannot be changed here says why on its own page. */
export default async function ChangePage({ params, searchParams }: PageProps) {
  const [{ token }, query] = await Promise.all([params, searchParams])
  const path = `/my/reservations/${token}`
  const wanted = readWanted(query)
  const changes = await findChanges(token, wanted)
  if (!changes.ok && changes.code === 'provider_unavailable') return <VisitUnreachable />
  if (!changes.ok) redirect(path)
  const trouble = TROUBLES.find((one) => one === query.trouble) ?? null
  return (
    <ChangeForm
      changes={changes.value}
      wanted={wanted}
      picked={readPicked(query)}
      path={path}
      trouble={trouble}
    />
  )
}
