'use client'

import { useRef } from 'react'
import { Icon } from '#ui/icon.tsx'
import * as icons from '#ui/icon-paths.ts'
import { FilterPanel, type Option } from './filter-panel.tsx'
import css from './menu-tools.module.css'
import * as t from './messages.gen.ts'
import { allergensCheckedText, resultsText } from './results.ts'
import { type RenderedFilter, useFilter } from './use-filter.client.ts'

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
        aria-label={t.findOnThisMenu()}
        onInput={menu.change}
        onSubmit={(event) => {
          event.preventDefault()
          toResults()
        }}
      >
        <SearchField />
        {options.length > 0 ? (
          <FilterPanel ref={choices} options={options} filter={filter} ticks={ticks} />
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
              {t.showAll()}
            </a>
          ) : null}
        </div>
      </form>
      <FilterNotes filter={menu.filter} found={menu.found} />
    </div>
  )
}

/** The note on allergens below the form, and the way out of a filter without results. */
function FilterNotes({ filter, found }: Pick<RenderedFilter, 'filter' | 'found'>) {
  return (
    <>
      {filter.allergens.length > 0 ? (
        <p className={css.note}>
          {allergensCheckedText(found)} {t.disclaimer()}
        </p>
      ) : null}
      {found.shown === 0 ? (
        <div className={css.nothing}>
          <p className={css.lead}>{t.nothingMatches()}</p>
          <p>{t.tryFewerChoices()}</p>
        </div>
      ) : null}
    </>
  )
}

function SearchField() {
  return (
    <div className={css.search}>
      <Icon path={icons.search} />
      <input
        type="search"
        className={css.field}
        aria-label={t.searchThisMenu()}
        placeholder={t.search()}
        enterKeyHint="search"
      />
    </div>
  )
}
