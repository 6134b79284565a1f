import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { hasBoardAccess } from '#cms/access/board-access.ts'
import { readHostLocations } from '#cms/host/host-locations.ts'
import { readSoldOutBoard } from '../../sold-out/board.ts'
import { StaffView } from '../staff-view.tsx'
import { Board } from './board.client.tsx'
import * as t from './messages.gen.ts'

/** The menu of a location, on which those who work there say what is sold out tonight. */
export async function SoldOut(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!hasBoardAccess(req)) notFound()
  const locations = await readHostLocations(req)
  const asked = Number(props.searchParams?.location)
  const location = locations.find(({ id }) => id === asked) ?? locations[0]
  const board = location ? await readSoldOutBoard(req, location.id) : null
  return (
    <StaffView {...props} wide>
      {board?.ok ? (
        <Board locations={locations.map(({ id, title }) => ({ id, title }))} first={board.value} />
      ) : (
        <p className="gutter--left">{t.noLocationsYet()}</p>
      )}
    </StaffView>
  )
}
