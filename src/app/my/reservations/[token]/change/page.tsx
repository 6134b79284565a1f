import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import * as t from '#app/my/messages.gen.ts'
import {
  CHANGE_ERROR_TEXT,
  type ChangeError,
  ChangeForm,
} from '#features/reservations/manage/change-form.tsx'
import { readChangeRequest, readPickedTable } from '#features/reservations/manage/change-query.ts'
import { findChanges } from '#features/reservations/manage/change-visit.ts'
import { isUnavailable } from '#features/reservations/manage/find-visit.ts'
import { VisitUnreachable } from '#features/reservations/manage/manage-visit.tsx'

type PageProps = {
  params: Promise<{ token: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

function troubleOf(query: Awaited<PageProps['searchParams']>): ChangeError | null {
  const named = Object.keys(CHANGE_ERROR_TEXT).find((one) => one === query.trouble)
  if (named) return named as ChangeError
  const asks = ['people', 'date', 'time'].some((field) => field in query)
  return asks && !readChangeRequest(query) ? 'unreadable' : null
}

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const trouble = troubleOf(await searchParams)
  const title = t.changeYourReservation()
  return { title: trouble ? `${CHANGE_ERROR_TEXT[trouble]()} ${title}` : title }
}

/** Another date, time or party. A visit that cannot be changed here says so on its own page. */
export default async function ChangePage({ params, searchParams }: PageProps) {
  const [{ token }, query] = await Promise.all([params, searchParams])
  const path = `/my/reservations/${token}`
  const wanted = readChangeRequest(query)
  const changes = await findChanges(token, wanted)
  if (!changes.ok && isUnavailable(changes.code)) return <VisitUnreachable />
  if (!changes.ok) redirect(`${path}?changed=not-here`)
  return (
    <ChangeForm
      changes={changes.value}
      wanted={wanted}
      picked={readPickedTable(query)}
      path={path}
      trouble={troubleOf(query)}
    />
  )
}
