import type { WaitlistEntry } from '#booking-engine/waitlist/waitlist.ts'
import type { VisitLocation } from '#data/locations/visit-locations.ts'
import { longDateLabel, timeLabel } from '#lib/time/time-labels.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Eyebrow } from '#ui/eyebrow.tsx'
import { pendingSearchHref } from '../flow/pending-search.ts'
import { peopleLabel } from '../texts.ts'
import css from './manage-visit.module.css'

type AlertPageProps = {
  alert: WaitlistEntry & { state: 'waiting' | 'told' | 'stopped' }
  place: VisitLocation
  path: string
}

const TITLE = {
  waiting: 'You are waiting for a table',
  told: 'We have written to you',
  stopped: 'You are no longer waiting',
} as const

const WORDS = {
  waiting: 'We will write to you once, as soon as there is one around that time.',
  told: 'A table opened up around that time. It goes to whoever books it first.',
  stopped: 'We will not write to you, and we delete your address the day after.',
} as const

/** The page behind the link in a mail about a table that freed up. Needs no script. */
export function AlertPage({ alert, place, path }: AlertPageProps) {
  const { at, party, state } = alert
  const href = place.uid && pendingSearchHref(place.uid, { slot: at, people: party })
  return (
    <article className={css.visit}>
      <header>
        <Eyebrow>{place.title}</Eyebrow>
        <h1 className={css.title}>{TITLE[state]}</h1>
      </header>
      <p>
        {peopleLabel(party)}, {longDateLabel(at)}, around {timeLabel(at.slice(11))}. {WORDS[state]}
      </p>
      <div className={css.ways}>
        {href ? <LinkButton href={href}>Look for a table</LinkButton> : null}
        {state === 'waiting' ? (
          <form method="post" action={`${path}/stop`}>
            <Button type="submit" kind="outlined">
              Stop waiting
            </Button>
          </form>
        ) : null}
      </div>
    </article>
  )
}
