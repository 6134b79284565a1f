import type { ReactNode } from 'react'
import type { MenuTag } from '#lib/menus/menu.ts'
import { Button } from '#ui/button.tsx'
import type { MenuFilter } from './filter-query.ts'
import css from './menu-tools.module.css'
import * as t from './messages.gen.ts'

/** A mark that guests may ask for, with its picture or letters. */
export type Option = Pick<MenuTag, 'uid' | 'kind' | 'title'> & { mark: ReactNode }

type FilterChoicesProps = {
  options: Option[]
  /** Ticked when the page comes. */
  filter: MenuFilter
}

/** The diets and allergens to choose from. */
export function FilterChoices({ options, filter }: FilterChoicesProps) {
  return (
    <>
      <Choices legend={t.only()} name="diet" options={options} of={filter.diets} />
      <Choices legend={t.without()} name="allergen" options={options} of={filter.allergens} />
      <Button type="submit" kind="outlined">
        {t.showDishes()}
      </Button>
    </>
  )
}

type ChoicesProps = {
  legend: string
  name: 'diet' | 'allergen'
  options: Option[]
  /** Ticked when the page comes. */
  of: readonly string[]
}

function Choices({ legend, name, options, of }: ChoicesProps) {
  const own = options.filter(({ kind }) => kind === name)
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
