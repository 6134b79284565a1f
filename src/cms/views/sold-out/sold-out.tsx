import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { worksAtDesk } from '#cms/access/host-access.ts'
import { locationsAtDesk } from '#cms/host/host-locations.ts'
import { soldOutBoard } from '../../sold-out/board.ts'
import { StaffView } from '../staff-view.tsx'
import { Board } from './board.client.tsx'

/** The menu of a location, on which those who work there say what is sold out tonight. */
export async function SoldOut(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!worksAtDesk(req)) notFound()
  const locations = await locationsAtDesk(req)
  const asked = Number(props.searchParams?.location)
  const location = locations.find(({ id }) => id === asked) ?? locations[0]
  const board = location ? await soldOutBoard(req, location.id) : null
  return (
    <StaffView {...props} wide>
      {board?.ok ? (
        <Board locations={locations.map(({ id, title }) => ({ id, title }))} first={board.value} />
      ) : (
        <p className="gutter--left">There are no locations yet.</p>
      )}
    </StaffView>
  )
}
