import { Icon } from '#ui/icon.tsx'
import * as icons from '#ui/icon-paths.ts'
import type { LocationFilter } from './filter.ts'
import * as t from './messages.gen.ts'
import css from './place-search.module.css'

type PlaceSearchProps = {
  /** What the field begins with: the place that was found. */
  value: string
  filter: LocationFilter
}

/** City or postal code: a plain form that the server answers. */
export function PlaceSearch({ value, filter }: PlaceSearchProps) {
  return (
    <search>
      <form className={css.form} action="/locations" method="get">
        <label className={css.label} htmlFor="near">
          {t.cityOrPostalCode()}
        </label>
        <div className={css.line}>
          {/* Keyed by its value: an uncontrolled field would keep its old text across navigations. */}
          <input
            key={value}
            id="near"
            name="near"
            type="search"
            className={css.field}
            defaultValue={value}
            autoComplete="postal-code"
            enterKeyHint="search"
            maxLength={60}
            spellCheck={false}
          />
          <button type="submit" className={css.button}>
            <Icon path={icons.arrowRight} size="1.4rem" />
            <span className="visually-hidden">{t.search()}</span>
          </button>
        </div>
        {filter.country ? <input type="hidden" name="country" value={filter.country} /> : null}
        {filter.region ? <input type="hidden" name="region" value={filter.region} /> : null}
      </form>
    </search>
  )
}
