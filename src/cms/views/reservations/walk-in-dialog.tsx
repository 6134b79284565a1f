import { useEffect, useState } from 'react'
import type { FreeTable } from '#booking-engine/host/types.ts'
import type { HostDayView } from '#cms/host/host-day.ts'
import type { FreeTablesAnswer } from '#cms/host/request-schemas.ts'
import { clockAtOffsets } from '#lib/time/time-labels.ts'
import shared from '../board/board.module.css'
import { getFromHostApi, newRequestKey } from './api.ts'
import styles from './dialog.module.css'
import { Dialog } from './dialog.tsx'
import { tableText } from './row-details.tsx'
import type { HostActions } from './use-host-actions.ts'

const AT = 'walk-in'
const SIZES = [1, 2, 3, 4, 5, 6, 7, 8]
type Start = 'now' | 'next'

/** Seats a party that stands at the door. */
export function WalkInDialog({
  day,
  work,
  close,
}: {
  day: HostDayView
  work: HostActions
  close(): void
}) {
  const [key] = useState(() => newRequestKey())
  const [party, setParty] = useState(2)
  const [start, setStart] = useState<Start>('now')
  const [name, setName] = useState('')
  const [code, setCode] = useState('')
  const places = usePlaces(day, party, start)
  const chosen = places?.find((place) => place.code === code)
  const best = places?.find(({ fits, until }) => fits && until === null)
  const send = () => {
    // A table that was chosen stays so: where it is taken meanwhile, the answer says it.
    const where = { place: code || null, until: chosen?.until ?? null }
    return work.send(AT, 'walk-in', { key, party, start, name, ...where }, 'The walk-in is seated.')
  }
  return (
    <Dialog
      title="Seat a walk-in"
      submit="Seat now"
      busy={work.busy}
      fault={work.error?.at === AT ? work.error.words : null}
      close={close}
      send={send}
    >
      <fieldset className={styles.choices}>
        <legend className={shared.label}>Party</legend>
        {SIZES.map((size) => (
          <label key={size}>
            <input
              type="radio"
              name="party"
              checked={party === size}
              onChange={() => setParty(size)}
            />
            <span>{size}</span>
          </label>
        ))}
      </fieldset>
      <label>
        <span className={shared.label}>Larger party</span>
        <input
          type="number"
          className={shared.input}
          min={1}
          max={40}
          value={party}
          onChange={(event) => setParty(Math.min(40, Math.max(1, Number(event.target.value))))}
        />
      </label>
      <label>
        <span className={shared.label}>Table</span>
        <select
          className={shared.input}
          value={chosen ? code : ''}
          onChange={(event) => setCode(event.target.value)}
        >
          <option value="">{bestText(places, best)}</option>
          {places?.map((place) => (
            <option key={place.code} value={place.code}>
              {tableText(place)}
              {place.until ? `, free until ${clockAtOffsets(place.until, day.utcOffsets)}` : ''}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className={shared.label}>Name (optional)</span>
        <input
          className={shared.input}
          maxLength={80}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={start === 'next'}
          onChange={(event) => setStart(event.target.checked ? 'next' : 'now')}
        />
        <span>From the next quarter hour</span>
      </label>
    </Dialog>
  )
}

function usePlaces({ locationId, mark }: HostDayView, party: number, start: Start) {
  const [places, setPlaces] = useState<FreeTable[] | null>(null)
  useEffect(() => {
    let stale = false
    const load = async () => {
      // The mark is no part of the question: a change of the day asks it again.
      const query = { location: locationId, party, start, mark }
      const reply = await getFromHostApi<FreeTablesAnswer>('free-tables', query)
      if (!stale) setPlaces(reply.ok && reply.value ? reply.value.tables : [])
    }
    void load()
    return () => {
      stale = true
    }
  }, [locationId, mark, party, start])
  return places
}

function bestText(places: FreeTable[] | null, best: FreeTable | undefined): string {
  if (!places) return 'Looking for free tables'
  return best ? `Best fit: ${tableText(best)}` : 'No table fits for a full turn'
}
