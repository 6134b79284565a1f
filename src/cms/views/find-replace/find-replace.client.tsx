'use client'

import type { LastReplacement } from '#cms/find-replace/last-replacement.ts'
import board from '../board/board.module.css'
import styles from './find-replace.module.css'
import { FoundPlaces } from './found-document.tsx'
import { formHref, placeId } from './labels.ts'
import * as t from './messages.gen.ts'
import { SearchForm } from './search-form.tsx'
import { type FindReplaceState, useFindReplace } from './use-find-replace.ts'

/** Find, look at every place, replace those that are ticked, and take the last replacement back. */
export function FindReplacePage({ last }: { last: LastReplacement | null }) {
  const state = useFindReplace(last)
  const { found } = state
  return (
    <main className={`gutter--left gutter--right ${board.board} ${styles.view}`}>
      <header className={board.title}>
        <h1>{t.findAndReplace()}</h1>
        <p className={styles.soft}>{t.intro()}</p>
      </header>
      <SearchForm
        onFind={state.find}
        onChange={state.forget}
        isDone={Boolean(found?.isDone && found.places > 0)}
      />
      <Bar state={state} />
      <Refused state={state} />
      {found?.documents.map((one) => (
        <FoundPlaces
          key={one.document}
          {...{ one, words: found.search.replace, unticked: state.unticked, tick: state.tick }}
        />
      ))}
      {found ? null : <LastOne state={state} />}
      <details className={styles.about}>
        <summary>{t.about()}</summary>
        <ul>
          <li>{t.aboutWords()}</li>
          <li>{t.aboutNot()}</li>
          <li>{t.aboutDrafts()}</li>
        </ul>
      </details>
    </main>
  )
}

/** What was said last, and the press that replaces. It stays in sight. */
function Bar({ state }: { state: FindReplaceState }) {
  const { found, unticked, working, said, fault } = state
  const ids =
    found?.documents.flatMap((one) => one.places.map((place) => placeId(one, place))) ?? []
  const count = ids.filter((id) => !unticked.has(id)).length
  const progress = found && !found.isDone ? t.finding({ looked: found.looked }) : working
  const isReady = found?.isDone && ids.length > 0
  const press = found?.search.replace === '' ? t.takeOut : t.replace
  return (
    <div className={isReady ? styles.bar : undefined}>
      <p role="status">{progress || said}</p>
      {fault ? (
        <p role="alert" className={board.fault}>
          {fault}
        </p>
      ) : null}
      {isReady ? (
        <div className={board.acts}>
          <button
            type="button"
            className={board.primary}
            aria-disabled={count === 0 || working !== ''}
            onClick={() => (count > 0 ? void state.replace() : undefined)}
          >
            {press({ count })}
          </button>
          <button
            type="button"
            className={board.button}
            onClick={() => state.tick(ids, count === 0)}
          >
            {count === 0 ? t.tickAll() : t.tickNone()}
          </button>
        </div>
      ) : null}
    </div>
  )
}

/** Documents that were left as they are, and why. */
function Refused({ state: { refused } }: { state: FindReplaceState }) {
  if (refused.length === 0) return null
  return (
    <section className={board.fault} aria-labelledby="refused">
      <h2 id="refused" className={styles.refusedTitle}>
        {t.notReplaced({ count: refused.length })}
      </h2>
      <ul className={styles.refused}>
        {refused.map(({ document, title, message }) => (
          <li key={document}>
            <a href={formHref(document)}>
              {t.refused({ title: title || document, reason: message })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const MOMENT = new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium', timeStyle: 'short' })

/** The last replacement, with the press that takes it back. */
function LastOne({ state: { last, undo, working } }: { state: FindReplaceState }) {
  if (!last) return null
  const { find, replace, at } = last
  const when = MOMENT.format(at)
  return (
    <section className={styles.last}>
      {/* The browser's time zone: the server has another one. */}
      <p suppressHydrationWarning>
        {replace === ''
          ? t.lastTakenOut({ find, when })
          : t.lastReplacement({ find, replace, when })}
      </p>
      <button
        type="button"
        className={board.button}
        aria-disabled={working !== ''}
        onClick={() => void undo()}
      >
        {t.undo()}
      </button>
    </section>
  )
}
