import type { ReactNode, Ref } from 'react'
import type { MenuTag } from '#lib/menus/menu.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import * as icons from '#ui/icon-paths.ts'
import type { MenuFilter } from './filter-query.ts'
import css from './menu-tools.module.css'
import * as t from './messages.gen.ts'

/** A mark that guests may ask for, with its picture or letters. */
export type Option = Pick<MenuTag, 'uid' | 'kind' | 'title'> & { mark: ReactNode }

type FilterPanelProps = {
  ref: Ref<HTMLDetailsElement>
  options: Option[]
  /** Ticked when the page comes. */
  filter: MenuFilter
  /** How many are ticked now. */
  ticks: number
}

/** The choices of diets and allergens, which open on demand. */
export function FilterPanel({ ref, options, filter, ticks }: FilterPanelProps) {
  return (
    <details ref={ref} className={css.choices}>
      <summary className={css.summary}>
        {t.dietAndAllergens()}
        {ticks > 0 ? <span className={css.ticks}>{ticks}</span> : null}
        <Icon path={icons.chevronDown} size="1em" />
      </summary>
      <div className={css.panel} data-tone="paper">
        <Choices legend={t.only()} name="diet" kind="diet" options={options} of={filter.diets} />
        <Choices
          legend={t.without()}
          name="allergen"
          kind="allergen"
          options={options}
          of={filter.allergens}
        />
        <Button type="submit" kind="outlined">
          {t.showDishes()}
        </Button>
      </div>
    </details>
  )
}

type ChoicesProps = {
  legend: string
  name: 'diet' | 'allergen'
  kind: MenuTag['kind']
  options: Option[]
  /** Ticked when the page comes. */
  of: readonly string[]
}

function Choices({ legend, name, kind, options, of }: ChoicesProps) {
  const own = options.filter((option) => option.kind === kind)
  if (own.length === 0) return null
  return (
    <fieldset className={css.set}>
      <legend className={css.legend}>{legend}</legend>
      {own.map(({ uid, title, mark }) => (
        <label key={uid} className={css.choice}>
          <input type="checkbox" name={name} value={uid} defaultChecked={of.includes(uid)} />
          {mark}
          {title}
        </label>
      ))}
    </fieldset>
  )
}
