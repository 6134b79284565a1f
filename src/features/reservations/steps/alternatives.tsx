import { useEffect, useState } from 'react'
import { momentLabel } from '#lib/time/time-labels.ts'
import type { Words } from '#lib/words/words.ts'
import type { Alternatives } from '../api/wire.ts'
import type { ReservationSession } from '../flow/session.ts'
import { carrySearch } from '../flow/sessions.ts'
import { type Choice, slotLabel } from '../flow/times.ts'
import css from '../panel.module.css'
import choices from './choices.module.css'
import * as t from './messages.gen.ts'
import { NotifyMe } from './notify-me.tsx'

type AlternativesOfferProps = { session: ReservationSession; choice: Choice; words: Words }

/** What the restaurant has instead of a time without a table, and its neighbours then. */
export function AlternativesOffer({ session, choice, words }: AlternativesOfferProps) {
  const { before = null, after = null, days = [], nearby = [], notifies } = useAlternatives(session)
  const sameDay = [before, after].filter((slot) => slot !== null)
  const take = (slot: string) => {
    session.send({ type: 'chosen', change: partsOf(slot) })
    session.send({ type: 'searchRequested' })
  }
  const some = sameDay.length + days.length + nearby.length > 0
  return (
    <>
      <p className="visually-hidden" role="status">
        {some ? t.otherTimesBelow() : ''}
      </p>
      {sameDay.length > 0 ? (
        <Slots
          id="reserve-same-day"
          title={t.nearestTimesThatDay({ count: sameDay.length })}
          slots={sameDay}
          label={(slot) => slotLabel(slot, choice.date)}
          onTake={take}
        />
      ) : null}
      {days.length > 0 ? (
        <Slots
          id="reserve-other-days"
          title={t.otherDays()}
          slots={days}
          label={momentLabel}
          onTake={take}
        />
      ) : null}
      {nearby.length > 0 ? (
        <section aria-labelledby="reserve-nearby">
          <h4 id="reserve-nearby" className={css.subheading}>
            {t.nearbyAroundThatTime()}
          </h4>
          <ul className={choices.seatings}>
            {nearby.map(({ uid, title, time }) => (
              <li key={uid}>
                <a
                  className={choices.time}
                  href={`/locations/${uid}?reserve=${uid}`}
                  onClick={() => carrySearch(uid, { ...choice, ...partsOf(time) })}
                >
                  {title}, {slotLabel(time, choice.date)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {notifies ? <NotifyMe {...{ session, choice, words }} /> : null}
    </>
  )
}

/** The alternatives to a time without a table; empty until the restaurant has answered. */
function useAlternatives(session: ReservationSession): Partial<Alternatives> {
  const [found, setFound] = useState<Partial<Alternatives>>({})
  useEffect(() => {
    let awaited = true
    session.alternatives().then((alternatives) => {
      if (awaited) setFound(alternatives ?? {})
    })
    return () => {
      awaited = false
    }
  }, [session])
  return found
}

const partsOf = (slot: string) => ({ date: slot.slice(0, 10), time: slot.slice(11) })

type SlotsProps = {
  id: string
  title: string
  slots: string[]
  label: (slot: string) => string
  onTake: (slot: string) => void
}

function Slots({ id, title, slots, label, onTake }: SlotsProps) {
  return (
    <section aria-labelledby={id}>
      <h4 id={id} className={css.subheading}>
        {title}
      </h4>
      <ul className={choices.times}>
        {slots.map((slot) => (
          <li key={slot}>
            <button type="button" className={choices.time} onClick={() => onTake(slot)}>
              {label(slot)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
