import type { SiteCountsScope } from '#cms/site-counts/read-site-counts.ts'
import { addDays } from '#lib/time/dates.ts'
import shared from '../board/board.module.css'
import styles from '../figures/figures.module.css'
import { figuresSearch } from '../figures/scope-form.tsx'
import * as t from './messages.gen.ts'

type ScopeFormProps = Pick<SiteCountsScope, 'locations' | 'weeks'> & {
  location: number | undefined
}

/** The choice of restaurant and week: weeks are links, the rest a form without scripts. */
export function ScopeForm({ locations, weeks: { now, isCurrent }, location }: ScopeFormProps) {
  const link = (week: string | undefined, words: string, current = false) => (
    <a
      className={`${shared.button} ${styles.preset}`}
      href={`/admin/website-figures?${figuresSearch({ location, week })}`}
      aria-current={current ? 'page' : undefined}
    >
      {words}
    </a>
  )
  return (
    <div className={styles.scope}>
      <nav className={shared.days} aria-label={t.weeks()}>
        {link(addDays(now.monday, -7), t.weekBefore())}
        {link(undefined, t.thisWeek(), isCurrent)}
        {isCurrent ? null : link(addDays(now.monday, 7), t.weekAfter())}
      </nav>
      {locations.length > 1 ? (
        <form action="/admin/website-figures" className={styles.form}>
          {isCurrent ? null : <input type="hidden" name="week" value={now.monday} />}
          <label>
            <span className={shared.label}>{t.restaurant()}</span>
            <select name="location" className={shared.input} defaultValue={location ?? ''}>
              <option value="">{t.allRestaurants()}</option>
              {locations.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" className={shared.button}>
            {t.show()}
          </button>
        </form>
      ) : null}
    </div>
  )
}
