import type { WaitlistEntry } from '#booking-engine/waitlist/waitlist.ts'
import type { VisitLocation } from '#data/locations/visit-locations.ts'
import { longDateLabel, timeLabel } from '#lib/time/time-labels.ts'
import type { Words } from '#lib/words/words.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Eyebrow } from '#ui/eyebrow.tsx'
import { pendingSearchHref } from '../flow/pending-search.ts'
import { peopleLabel } from '../texts.ts'
import css from './manage-visit.module.css'
import * as t from './messages.gen.ts'

type AlertPageProps = {
  alert: WaitlistEntry & { state: 'waiting' | 'told' | 'stopped' }
  place: VisitLocation
  path: string
  words: Words
}

const TITLE = {
  waiting: t.waitingForATable,
  told: t.haveWrittenToYou,
  stopped: t.noLongerWaiting,
} as const

const SAYS = {
  waiting: t.waitingForOneAround,
  told: t.tableOpenedUp,
  stopped: t.addressIsDeleted,
} as const

/** The page behind the link in a mail about a table that freed up. Needs no script. */
export function AlertPage({ alert, place, path, words }: AlertPageProps) {
  const { at, party, state } = alert
  const wanted = {
    people: peopleLabel(party),
    date: longDateLabel(at),
    time: timeLabel(at.slice(11)),
  }
  const href = place.uid && pendingSearchHref(place.uid, { slot: at, people: party })
  return (
    <article className={css.visit}>
      <header>
        <Eyebrow>{place.title}</Eyebrow>
        <h1 className={css.title}>{TITLE[state]()}</h1>
      </header>
      <p>
        {t.tableWanted(wanted)} {SAYS[state](words)}
      </p>
      <div className={css.ways}>
        {href ? <LinkButton href={href}>{t.lookForATable()}</LinkButton> : null}
        {state === 'waiting' ? (
          <form method="post" action={`${path}/stop`}>
            <Button type="submit" kind="outlined">
              {t.stopWaiting()}
            </Button>
          </form>
        ) : null}
      </div>
    </article>
  )
}
