import { useEffect, useRef } from 'react'
import { Skeleton } from '#ui/skeleton.tsx'
import choices from './choices.module.css'
import css from './panel.module.css'
import type { StepProps } from './step-props.ts'
import { inSeatingOrder, seatingLabel } from './texts.ts'
import { slotLabel } from './times.ts'

/**
 * The times that were found, and the seatings of the picked one. The list of experiences gets its
 * place under the standard times as soon as experiences can be booked.
 */
export function Results({ state, session }: Omit<StepProps, 'restaurant'>) {
  const { search, offers, selection, choice } = state
  if (search === 'searching') return <Searching />
  if (search !== 'found') return null
  const standard = offers.filter((offer) => offer.standard)
  if (standard.length === 0) return null
  return (
    <>
      <section aria-labelledby="reserve-standard">
        <h4 id="reserve-standard" tabIndex={-1} className={css.subheading}>
          Standard reservations
        </h4>
        <ul className={choices.times}>
          {standard.map(({ slot }) => (
            <li key={slot}>
              <button
                type="button"
                className={choices.time}
                aria-pressed={selection?.offer.slot === slot}
                onClick={() => session.send({ type: 'timePicked', slot, list: 'standard' })}
              >
                {slotLabel(slot, choice.date)}
              </button>
            </li>
          ))}
        </ul>
      </section>
      {selection ? <Seatings key={selection.offer.slot} state={state} session={session} /> : null}
    </>
  )
}

function Seatings({ state, session }: Omit<StepProps, 'restaurant'>) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [])
  const { selection, choice } = state
  if (!selection) return null
  return (
    <section aria-labelledby="reserve-seating">
      <h4 id="reserve-seating" ref={heading} tabIndex={-1} className={css.subheading}>
        Seating at {slotLabel(selection.offer.slot, choice.date)}
      </h4>
      <ul className={choices.seatings}>
        {inSeatingOrder(selection.offer.seatings).map((seating) => (
          <li key={seating}>
            <button
              type="button"
              className={choices.seating}
              onClick={() => session.send({ type: 'seatingPicked', seating })}
            >
              {seatingLabel(seating)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Searching() {
  return (
    <div className={choices.times}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
        <Skeleton key={key} width="88px" height="44px" />
      ))}
    </div>
  )
}
