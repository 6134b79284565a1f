import { roomTurn } from '#booking-engine/shift/room-turn.ts'
import type { HostDayView } from '#cms/host/host-day.ts'
import shared from '../../board/board.module.css'
import { countText } from '../labels.ts'
import type { HostActions } from '../use-host-actions.ts'
import * as t from './messages.gen.ts'

type RoomSoFarProps = { day: HostDayView; actions: HostActions }

/** What became of the evening so far, and at its close the tap that finishes the parties that still sit. */
export function RoomSoFar({ day, actions }: RoomSoFarProps) {
  const room = roomTurn(day.reservations, day.tables.length)
  if (room.parties + room.noShows === 0) return null
  const sitting = day.reservations.filter(({ state }) => state === 'seated')
  const isClosing = sitting.length > 0 && !day.reservations.some(({ state }) => state === 'booked')
  const facts = [
    [t.partiesSeated(), countText(room)],
    ...(!room.turns ? [] : [[t.turnOfTheRoom(), t.timesTurned({ turns: room.turns })]]),
    ...(room.stay ? [[t.turnTime(), t.turnTimeText(room.stay)]] : []),
    [t.walkIns(), room.walkIns],
    [t.noShows(), room.noShows],
  ]
  const finishAll = () => Promise.all(sitting.map((one) => actions.act(one, 'finish')))
  return (
    <>
      <h3>{t.theRoomSoFar()}</h3>
      <dl className={shared.summary}>
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {isClosing ? (
        <button type="button" className={shared.button} onClick={() => void finishAll()}>
          {t.finishAll({ count: sitting.length })}
        </button>
      ) : null}
    </>
  )
}
