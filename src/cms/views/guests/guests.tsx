import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { hasBoardAccess } from '#cms/access/board-access.ts'
import { readGuestView } from '#cms/guest-book/guest-view.ts'
import { readHostLocations } from '#cms/host/host-locations.ts'
import { StaffView } from '../staff-view.tsx'
import { GuestPage } from './guest-page.client.tsx'
import { GuestSearch } from './guest-search.client.tsx'
import * as t from './messages.gen.ts'

/**
 * The guests of a location, for those who work there: a search, or the page of one guest, whom the address names by a
 * booking and never by a number.
 */
export async function Guests(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!hasBoardAccess(req)) notFound()
  const { location: asked, booking } = props.searchParams ?? {}
  const locations = await readHostLocations(req)
  const location = locations.find(({ id }) => id === Number(asked)) ?? locations[0]
  const isNamed = location !== undefined && typeof booking === 'string'
  const found = isNamed ? await readGuestView(req, location.id, booking) : null
  return (
    <StaffView {...props} wide>
      {!location ? <p className="gutter--left">{t.noLocationsYet()}</p> : null}
      {found?.ok ? (
        <GuestPage first={found.value} />
      ) : location ? (
        <GuestSearch
          locations={locations.map(({ id, title }) => ({ id, title }))}
          first={location.id}
          isGone={found !== null}
        />
      ) : null}
    </StaffView>
  )
}
