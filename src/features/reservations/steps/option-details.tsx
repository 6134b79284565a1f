import type { ExperienceOffer } from '../api/experience-wire.ts'
import css from '../parts/experience.module.css'
import { durationLabel } from '../payment/experience-prices.ts'
import * as t from './messages.gen.ts'

/** What is in an experience, for whom it is and how long it lasts, as far as editors have said. */
export function OptionDetails({ includes, suits, minutes }: ExperienceOffer) {
  const facts: [string, string | null][] = [
    [t.suits(), suits],
    [t.lasts(), minutes === null ? null : durationLabel(minutes)],
  ]
  const known = facts.filter(([, value]) => value !== null)
  return (
    <>
      {includes.length > 0 ? (
        <ul className={css.includes}>
          {includes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
      {known.length > 0 ? (
        <dl className={css.facts}>
          {known.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </>
  )
}
