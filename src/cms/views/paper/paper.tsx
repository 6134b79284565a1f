import { notFound } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { dietaryNeedsOf } from '#booking-engine/guest-book/guests-of-day.ts'
import { hasBoardAccessAt } from '#cms/access/board-access.ts'
import { hasKitchenAccess } from '#cms/access/kitchen-access.ts'
import { type HostDayView, readHostDay } from '#cms/host/host-day.ts'
import {
  type KitchenDay,
  kitchenDayOf,
  readKitchenDay,
  readKitchenLocations,
} from '#cms/host/kitchen.ts'
import { clockAtOffsets, fullDateLabel } from '#lib/time/time-labels.ts'
import { isDate } from '../day-of-address.ts'
import { StaffView } from '../staff-view.tsx'
import { FloorSheet } from './floor-sheet.tsx'
import { KitchenSheet } from './kitchen-sheet.tsx'
import { ListSheet } from './list-sheet.tsx'
import * as t from './messages.gen.ts'
import styles from './paper.module.css'
import { PrintButtons } from './print-buttons.client.tsx'
import { Sheet } from './sheet.tsx'

type Query = AdminViewServerProps['searchParams']

/**
 * A day on paper: its list, a floor sheet, and what the kitchen has to know. Who works in the kitchen gets the last of
 * them alone.
 */
export async function Paper(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!hasKitchenAccess(req)) notFound()
  const found = await readSheets(req, props.searchParams)
  if (!found) {
    return (
      <StaffView {...props}>
        <p>{t.noSuchDay()}</p>
      </StaffView>
    )
  }
  const { location, kitchen, host } = found
  const heading = {
    place: t.sheetsOf({ location: location.title, day: fullDateLabel(kitchen.day) }),
    asOf: t.asOf({ time: clockAtOffsets(kitchen.now, kitchen.utcOffsets) }),
    teamNote: kitchen.teamNote,
  }
  return (
    <StaffView {...props} wide>
      <main className={`gutter--left gutter--right ${styles.paper}`}>
        <PrintButtons
          back={`/admin/${host ? 'reservations' : 'kitchen'}?location=${location.id}&day=${kitchen.day}`}
          sheets={host ? ['list', 'floor', 'kitchen'] : ['kitchen']}
        />
        {host ? (
          <>
            <Sheet name="list" title={t.list()} {...heading}>
              <ListSheet day={host} />
            </Sheet>
            <Sheet name="floor" title={t.floorSheet()} {...heading}>
              <FloorSheet day={host} />
            </Sheet>
          </>
        ) : null}
        <Sheet name="kitchen" title={t.kitchenNote()} {...heading}>
          <KitchenSheet day={kitchen} />
        </Sheet>
      </main>
    </StaffView>
  )
}

/** The day of the address at its location, else the one that is on; null where there is none. */
async function readSheets(req: PayloadRequest, query: Query) {
  const locations = await readKitchenLocations(req)
  const location = locations.find(({ id }) => id === Number(query?.location)) ?? locations[0]
  if (!location) return null
  const date = typeof query?.day === 'string' && isDate(query.day) ? query.day : null
  if (!hasBoardAccessAt(req, location.id)) {
    const kitchen = await readKitchenDay(location.id, date)
    return kitchen.ok ? { location, kitchen: kitchen.value, host: null } : null
  }
  const host = await readHostDay(req, location.id, date)
  return host.ok ? { location, kitchen: kitchenOf(host.value), host: host.value } : null
}

/** What the kitchen sees of a day that hosts have read. */
function kitchenOf(host: HostDayView): KitchenDay {
  return kitchenDayOf({ ...host, needs: dietaryNeedsOf(host.profiles) })
}
