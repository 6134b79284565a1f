import { Button, LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import { Notice } from '#ui/notice.tsx'
import { seatingLabel } from '../texts.ts'
import { people } from './calendar.ts'
import css from './manage-visit.module.css'
import { PlaceFooter } from './place-footer.tsx'
import { type Visit, visitLabel } from './visit.ts'

const HEADINGS: Record<Visit['state'], string> = {
  booked: 'Your reservation',
  late: 'Your reservation',
  over: 'Your visit',
  cancelled: 'Your reservation is cancelled',
}

/** The page behind a manage link while the service that keeps the booking does not answer. */
export function VisitUnreachable() {
  return (
    <article className={css.visit}>
      <h1 className={css.title}>We cannot reach your reservation right now</h1>
      <p>
        Nothing has changed about it. Please open this page again in a moment, or call the
        restaurant.
      </p>
    </article>
  )
}

type ManageVisitProps = {
  visit: Visit
  /** Path of the page. */
  path: string
  outcome: Outcome | null
}

/** What became of what the guest asked for; `no` = it is not known to have happened. */
type Outcome = 'changed=yes' | 'changed=no' | 'changed=not-here' | 'cancelled=no'

const FAILED: Record<Exclude<Outcome, 'changed=yes'>, string> = {
  'changed=no':
    'Your reservation may not have been changed: this is how it stands. Please try again, or call the restaurant.',
  'changed=not-here': 'This reservation cannot be changed here. Please call the restaurant.',
  'cancelled=no':
    'Your reservation could not be cancelled just now. Please try again, or call the restaurant.',
}
const OUTCOMES = ['changed=yes', ...(Object.keys(FAILED) as (keyof typeof FAILED)[])] as const

/** The outcome that the page's query names. */
export function readOutcome(query: Record<string, unknown>): Outcome | null {
  const named = (outcome: Outcome) => {
    const [name = '', value] = outcome.split('=')
    return query[name] === value
  }
  return OUTCOMES.find(named) ?? null
}

/** The page behind a manage link: the visit, its calendar entry, and its cancellation. Needs no script. */
export function ManageVisit({ visit, path, outcome }: ManageVisitProps) {
  const { place, state } = visit
  return (
    <article className={css.visit}>
      <header>
        <p className={css.eyebrow}>{place.title}</p>
        <h1 className={css.title}>{HEADINGS[state]}</h1>
      </header>
      <Said outcome={outcome} state={state} path={path} />
      <Facts visit={visit} />
      <Ways visit={visit} path={path} />
      <Cancellation visit={visit} path={path} />
      <PlaceFooter place={place} />
    </article>
  )
}

function Said({
  outcome,
  state,
  path,
}: Pick<ManageVisitProps, 'outcome' | 'path'> & { state: Visit['state'] }) {
  if (outcome === 'changed=yes' && (state === 'booked' || state === 'late')) {
    return (
      <Notice kind="success">
        Your reservation has been changed: this is how it stands. Please keep{' '}
        <a href={path}>the link to this page</a>, and add the visit to your calendar again.
      </Notice>
    )
  }
  if (!outcome || outcome === 'changed=yes' || state !== 'booked') return null
  return <Notice kind="error">{FAILED[outcome]}</Notice>
}

function Ways({ visit, path }: { visit: Visit; path: string }) {
  const { place, state } = visit
  if (state !== 'booked' && state !== 'late') return null
  return (
    <div className={css.ways}>
      {state === 'booked' && place.uid ? (
        <LinkButton href={`${path}/change`}>Change date, time or party</LinkButton>
      ) : null}
      <LinkButton kind="outlined" href={`${path}/calendar.ics`}>
        <Icon name="calendar" /> Add to calendar
      </LinkButton>
    </div>
  )
}

function Facts({ visit }: { visit: Visit }) {
  const rows = [
    ['When', visitLabel(visit.at)],
    ['Party', people(visit.party)],
    ['Seating', seatingLabel(visit.seating)],
    ['Confirmation', visit.confirmation],
  ]
  return (
    <dl className={css.facts} data-cancelled={visit.state === 'cancelled' || undefined}>
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Cancellation({ visit, path }: { visit: Visit; path: string }) {
  const { state, place, cancelUntil } = visit
  if (state === 'over') return <p>This visit is over. Thank you for coming.</p>
  if (state === 'cancelled') {
    return (
      <>
        <p>The table has been given back. Thank you for telling us.</p>
        {place.uid ? (
          <LinkButton href={`/locations/${place.uid}?reserve=${place.uid}`}>
            Book another table
          </LinkButton>
        ) : null}
      </>
    )
  }
  if (state === 'late') {
    return (
      <Notice>
        It is too late to change or cancel here: that was possible until {cancelUntil}. Please call
        the restaurant.
      </Notice>
    )
  }
  return (
    <details className={css.cancel}>
      <summary>Cancel this reservation</summary>
      <div className={css.confirm}>
        <p>
          Do you want to give this table back? It cannot be undone, and the table may be gone a
          moment later. You can change or cancel it here until {cancelUntil}.
        </p>
        <form method="post" action={`${path}/cancel`}>
          <Button type="submit">Yes, cancel it</Button>
        </form>
      </div>
    </details>
  )
}
