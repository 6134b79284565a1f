import { useEffect, useRef } from 'react'
import { seatingLabel, sortSeatings } from '#lib/booking/seating.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import type { OfferList } from '../flow/state.ts'
import { slotLabel } from '../flow/times.ts'
import css from '../panel.module.css'
import { experiencesTitle } from '../texts.ts'
import choices from './choices.module.css'
import * as t from './messages.gen.ts'
import { idsOnOffer, OnOffer } from './on-offer.tsx'
import type { StepProps } from './step-props.ts'

/** The times that were found, in two lists (spec:reservations.results), and the seatings of the picked one. */
export function Results({ state, session, restaurant }: StepProps) {
  const { search, selection } = state
  if (search === 'searching') return <Searching />
  if (search !== 'found') return null
  const props = { state, session }
  return (
    <>
      <Times {...props} list="standard" title={t.standardReservations()} />
      <Times {...props} list="experience" title={experiencesTitle(restaurant.group)} />
      {selection ? <Seatings key={`${selection.list} ${selection.offer.slot}`} {...props} /> : null}
    </>
  )
}

/** Id of what a mark on a time means. */
const ASKED = 'reserve-asked'

type TimesProps = Omit<StepProps, 'restaurant'> & { list: OfferList; title: string }

function Times({ state, session, list, title }: TimesProps) {
  const { offers, selection, choice } = state
  const listed = offers.filter((offer) => offer[list])
  if (listed.length === 0) return null
  const id = `reserve-${list}`
  const isAsked = (slot: string) => slot === `${choice.date}T${choice.time}`
  // It is explained once, below the first of the lists that have it.
  const first = offers.some((one) => one.standard && isAsked(one.slot)) ? 'standard' : 'experience'
  const ids = list === 'experience' ? idsOnOffer(listed, selection) : undefined
  return (
    <section aria-labelledby={id}>
      <h4 id={id} tabIndex={-1} className={css.subheading}>
        {title}
      </h4>
      <ul className={choices.times}>
        {listed.map(({ slot }) => (
          <li key={slot}>
            <button
              type="button"
              className={choices.time}
              aria-pressed={selection?.list === list && selection.offer.slot === slot}
              aria-describedby={isAsked(slot) ? ASKED : undefined}
              onClick={() => session.send({ type: 'timePicked', slot, list })}
            >
              {slotLabel(slot, choice.date)}
            </button>
          </li>
        ))}
      </ul>
      {list === first && listed.some(({ slot }) => isAsked(slot)) ? (
        <p id={ASKED} className={choices.asked}>
          {t.theTimeYouAskedFor()}
        </p>
      ) : null}
      {ids === undefined ? null : <OnOffer session={session} ids={ids} />}
    </section>
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
        {t.seatingAt({ time: slotLabel(selection.offer.slot, choice.date) })}
      </h4>
      <ul className={choices.seatings}>
        {sortSeatings(selection.offer.seatings).map((seating) => (
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
