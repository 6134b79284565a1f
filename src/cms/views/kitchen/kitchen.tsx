import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { hasKitchenAccess } from '#cms/access/kitchen-access.ts'
import { readKitchenDay, readKitchenLocations } from '#cms/host/kitchen.ts'
import { StaffView } from '../staff-view.tsx'
import { KitchenBoard } from './kitchen-board.client.tsx'
import * as t from './messages.gen.ts'

/** The day's parties of a location with what the kitchen has to know, for those who work there. */
export async function Kitchen(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!hasKitchenAccess(req)) notFound()
  const locations = await readKitchenLocations(req)
  const asked = Number(props.searchParams?.location)
  const location = locations.find(({ id }) => id === asked) ?? locations[0]
  const day = location ? await readKitchenDay(location.id, null) : null
  return (
    <StaffView {...props} wide>
      {location ? (
        <KitchenBoard
          locations={locations}
          location={location.id}
          first={day?.ok ? day.value : null}
        />
      ) : (
        <p className="gutter--left">{t.noLocationsYet()}</p>
      )}
    </StaffView>
  )
}
