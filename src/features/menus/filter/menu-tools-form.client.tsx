'use client'

import { type ReactNode, useRef } from 'react'
import type { MenuTag } from '#lib/menus/menu.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import css from './menu-tools.module.css'
import { allergensCheckedText, DISCLAIMER, resultsText } from './results.ts'
import { type RenderedFilter, useFilter } from './use-filter.client.ts'

/** A mark that guests may ask for, with its picture or letters. */
type Option = Pick<MenuTag, 'uid' | 'kind' | 'title'> & { mark: ReactNode }

type MenuToolsProps = Pick<RenderedFilter, 'filter' | 'found'> & {
  /** The page's own path, to which the form goes without scripts. */
  path: string
  /** Diets and allergens of this menu, and those that the address asks for. */
  options: Option[]
  /** How many items the whole menu has. */
  total: number
}

/**
 * Filter and search of a menu. The filter is a plain form that the server answers (spec:menus.filter); with scripts
 * it works at once. Only a script can search, so that without one there is no field.
 */
export function MenuToolsForm({ path, options, total, filter, found }: MenuToolsProps) {
  const form = useRef<HTMLFormElement>(null)
  const choices = useRef<HTMLDetailsElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const menu = useFilter(form, { filter, found, tags: options })
  const ticks = menu.filter.diets.length + menu.filter.allergens.length

  const toResults = () => {
    if (choices.current) choices.current.open = false
    status.current?.focus()
  }

  return (
    <div className={css.tools}>
      <form
        ref={form}
        className={css.form}
        action={path}
        method="get"
        autoComplete="off"
        aria-label="Find on this menu"
        onInput={menu.change}
        onSubmit={(event) => {
          event.preventDefault()
          toResults()
        }}
      >
        <div className={css.search}>
          <Icon name="search" />
          <input
            type="search"
            className={css.field}
            aria-label="Search this menu"
            placeholder="Search"
            enterKeyHint="search"
          />
        </div>
        {options.length > 0 ? (
          <details ref={choices} className={css.choices}>
            <summary className={css.summary}>
              Diet and allergens
              {ticks > 0 ? <span className={css.ticks}>{ticks}</span> : null}
              <Icon name="chevron-down" size="1em" />
            </summary>
            <div className={css.panel} data-tone="paper">
              <Choices legend="Only" name="diet" kind="diet" options={options} of={filter.diets} />
              <Choices
                legend="Without"
                name="allergen"
                kind="allergen"
                options={options}
                of={filter.allergens}
              />
              <Button type="submit" kind="outlined">
                Show dishes
              </Button>
            </div>
          </details>
        ) : null}
        <div className={css.result}>
          <p ref={status} role="status" tabIndex={-1} className={css.status}>
            {resultsText(menu.found, total, { ...menu, tags: options })}
          </p>
          {ticks > 0 || menu.words ? (
            <a
              href={path}
              className={css.all}
              onClick={(event) => {
                event.preventDefault()
                menu.clear()
                toResults()
              }}
            >
              Show all
            </a>
          ) : null}
        </div>
      </form>
      {menu.filter.allergens.length > 0 ? (
        <p className={css.note}>
          {allergensCheckedText(menu.found)} {DISCLAIMER}
        </p>
      ) : null}
      {menu.found.shown === 0 ? (
        <div className={css.nothing}>
          <p className={css.lead}>Nothing here matches that.</p>
          <p>Try fewer choices, or ask your server what the kitchen can leave out.</p>
        </div>
      ) : null}
    </div>
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
