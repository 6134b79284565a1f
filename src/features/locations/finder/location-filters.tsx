import { Button } from '#ui/button.tsx'
import { Select } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import * as icons from '#ui/icon-paths.ts'
import type { FilterOption, LocationFilter } from './filter.ts'
import css from './location-filters.module.css'
import * as t from './messages.gen.ts'

type LocationFiltersProps = {
  filter: LocationFilter
  countries: FilterOption[]
  regions: FilterOption[]
  /** The place that the list is near to, which stays. */
  near: string | null
}

/** Country and region of the listing: a plain form that the server answers, folded up until it is used. */
export function LocationFilters({ filter, countries, regions, near }: LocationFiltersProps) {
  const used = Boolean(filter.country || filter.region)
  return (
    <details key={String(used)} className={css.filters} open={used}>
      <summary className={css.summary}>
        <span>{t.byCountryOrRegion()}</span>
        <Icon path={icons.chevronDown} size="1em" />
      </summary>
      <form className={css.form} action="/locations" method="get" aria-label={t.filterLocations()}>
        <Choice
          name="country"
          label={t.country()}
          all={t.allCountries()}
          value={filter.country}
          options={countries}
        />
        <Choice
          name="region"
          label={t.provinceOrState()}
          all={t.allRegions()}
          value={filter.region}
          options={regions}
        />
        {near ? <input type="hidden" name="near" value={near} /> : null}
        <Button type="submit" kind="outlined">
          {t.showLocations()}
        </Button>
      </form>
    </details>
  )
}

type ChoiceProps = {
  name: string
  label: string
  all: string
  value: string | null
  options: FilterOption[]
}

function Choice({ name, label, all, value, options }: ChoiceProps) {
  return (
    <div className={css.choice}>
      {/* Keyed by its value: an uncontrolled field would keep its old choice across navigations. */}
      <Select
        key={value}
        id={name}
        name={name}
        label={label}
        required={false}
        defaultValue={value ?? ''}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  )
}
