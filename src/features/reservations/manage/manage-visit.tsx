import { seatingLabel } from '#lib/booking/seating.ts'
import type { Words } from '#lib/words/words.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Eyebrow } from '#ui/eyebrow.tsx'
import { Icon } from '#ui/icon.tsx'
import * as icons from '#ui/icon-paths.ts'
import { peopleLabel } from '../texts.ts'
import { Cancellation } from './cancellation.tsx'
import { LocationFooter } from './location-footer.tsx'
import css from './manage-visit.module.css'
import * as t from './messages.gen.ts'
import { type Outcome, OutcomeMessage } from './outcome.tsx'
import { experienceFacts, paymentFacts, type Visit, visitLabel } from './visit.ts'

const HEADINGS: Record<Visit['state'], () => string> = {
  booked: t.yourReservation,
  late: t.yourReservation,
  over: t.yourVisit,
  cancelled: t.yourReservationIsCancelled,
}

/** The page behind a manage link while the service that keeps the booking does not answer. */
export function VisitUnreachable() {
  return (
    <article className={css.visit}>
      <h1 className={css.title}>{t.cannotOpenReservation()}</h1>
      <p>{t.nothingHasChanged()}</p>
    </article>
  )
}

type ManageVisitProps = {
  visit: Visit
  /** Path of the page. */
  path: string
  outcome: Outcome | null
  /** Whether the guest can have their mail again. */
  canMail: boolean
  words: Words
}

/** The page behind a manage link: the visit, its calendar entry, and its cancellation. Needs no script. */
export function ManageVisit({ visit, path, outcome, canMail, words }: ManageVisitProps) {
  const { place, state } = visit
  return (
    <article id="visit" className={css.visit}>
      <header>
        <Eyebrow>{place.title}</Eyebrow>
        <h1 className={css.title}>{HEADINGS[state]()}</h1>
      </header>
      <OutcomeMessage outcome={outcome} state={state} path={path} />
      <Facts visit={visit} />
      <Ways visit={visit} path={path} canMail={canMail} />
      <Cancellation {...{ visit, path, words }} />
      <LocationFooter place={place} />
    </article>
  )
}

function Ways({ visit, path, canMail }: Pick<ManageVisitProps, 'visit' | 'path' | 'canMail'>) {
  const { place, state } = visit
  if (state !== 'booked' && state !== 'late') return null
  return (
    <div className={css.ways}>
      {state === 'booked' && place.uid ? (
        <LinkButton href={`${path}/change`}>{t.changeDateTimeOrParty()}</LinkButton>
      ) : null}
      <LinkButton kind="outlined" href={`${path}/calendar.ics`}>
        <Icon path={icons.calendar} /> {t.addToCalendar()}
      </LinkButton>
      {canMail ? <MailAgain path={path} /> : null}
    </div>
  )
}

function MailAgain({ path }: { path: string }) {
  return (
    <form method="post" action={`${path}/mail`}>
      <Button type="submit" kind="outlined">
        {t.sendMeTheEmailAgain()}
      </Button>
    </form>
  )
}

function Facts({ visit }: { visit: Visit }) {
  // What does not hold any more is struck through; what became of the money, and by which number it is found, holds.
  const off = visit.state === 'cancelled'
  const table = [
    [t.when(), visitLabel(visit.at)],
    [t.party(), peopleLabel(visit.party)],
    [t.seating(), seatingLabel(visit.seating)],
    ...experienceFacts(visit.experience),
  ]
  const lasting = [...paymentFacts(visit), [t.confirmation(), visit.confirmation]]
  const rows = (facts: string[][], struck: boolean) =>
    facts.map(([term, value]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{struck ? <s>{value}</s> : value}</dd>
      </div>
    ))
  return (
    <dl className={css.facts}>
      {rows(table, off)}
      {rows(lasting, false)}
    </dl>
  )
}
