'use client'

import { type ReactNode, useRef } from 'react'
import { Icon } from '#ui/icon.tsx'
import * as icons from '#ui/icon-paths.ts'
import css from './menu-tools.module.css'
import * as t from './messages.gen.ts'
import type { RenderedFilter } from './rendered-filter.ts'
import type { FilterSummary } from './summary/filter-summary.ts'
import { useFilter } from './use-filter.client.ts'

type MenuToolsProps = {
  /** The page's own path, to which the form goes without scripts. */
  path: string
  rendered: RenderedFilter
  /** What is said where no dish fits, and what to do then. */
  nothing: readonly [title: string, text: string]
  /** The diets and allergens to choose from; null where the menu has none. */
  children: ReactNode
}

/**
 * Filter and search of a menu. The filter is a plain form that the server answers (spec:menus.filter); with scripts
 * it works at once. Only a script can search, so that without one there is no field.
 */
export function MenuToolsForm({ path, rendered, nothing, children }: MenuToolsProps) {
  const form = useRef<HTMLFormElement>(null)
  const choices = useRef<HTMLDetailsElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const { summary, change, clear } = useFilter(form, rendered)

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
        onInput={change}
        onBlur={({ target }) => {
          // It is searched where the field is left: letters before that are no search.
          if (summary.empty && summary.ticks === 0)
            import('./count-search.ts').then(
              ({ countSearch }) => countSearch(target),
              () => {},
            )
        }}
        onSubmit={(event) => {
          event.preventDefault()
          toResults()
        }}
      >
        <SearchField />
        {children ? (
          <details ref={choices} className={css.choices}>
            <summary className={css.summary}>
              {t.dietAndAllergens()}
              {summary.ticks > 0 ? <span className={css.ticks}>{summary.ticks}</span> : null}
              <Icon path={icons.chevronDown} size="1em" />
            </summary>
            <div className={css.panel} data-tone="paper">
              {children}
            </div>
          </details>
        ) : null}
        <div className={css.result}>
          <p ref={status} role="status" tabIndex={-1} className={css.status}>
            {summary.status}
          </p>
          {summary.asked ? (
            <a
              href={path}
              className={css.all}
              onClick={(event) => {
                event.preventDefault()
                clear()
                toResults()
              }}
            >
              {t.showAll()}
            </a>
          ) : null}
        </div>
      </form>
      <FilterNotes summary={summary} nothing={nothing} />
    </div>
  )
}

type FilterNotesProps = Pick<MenuToolsProps, 'nothing'> & { summary: FilterSummary }

/** The note on allergens below the form, and the way out of a filter without results. */
function FilterNotes({ summary, nothing: [title, text] }: FilterNotesProps) {
  return (
    <>
      {summary.note ? <p className={css.note}>{summary.note}</p> : null}
      {summary.empty ? (
        <div className={css.nothing}>
          <p className={css.lead}>{title}</p>
          <p>{text}</p>
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
