import { useEffect, useRef, useState } from 'react'
import { SENTENCES } from '#lib/words/sentences.gen.ts'
import board from '../board/board.module.css'
import { TextInput } from '../forms/text-input.tsx'
import { EVERYTHING, findSentences, type Search } from './found-sentences.ts'
import { PLACES, type Place } from './labels.ts'
import * as t from './messages.gen.ts'
import { fieldId, SentenceRow } from './sentence-row.tsx'
import { type Faults, useSentences } from './use-sentences.ts'
import styles from './words.module.css'

/** All sentences by the places where guests read them, to search and to say in the group's own words. */
export function SentenceEditor({ path, isFixed }: { path: string; isFixed: boolean }) {
  const { own, faults, refusal, isDisabled, change } = useSentences(path)
  const [search, setSearch] = useState(EVERYTHING)
  const { words, onlyOwn } = search
  const places = findSentences(own, search)
  const look = (changed: Partial<Search>) => setSearch({ ...search, ...changed, kept: new Set() })
  const showAll = () => setSearch(EVERYTHING)
  const say = (id: string, changed: string) => {
    // A row stays below the hands of whoever writes in it.
    setSearch(({ kept, ...same }) => ({ ...same, kept: new Set(kept).add(id) }))
    change(id, changed)
  }
  const shown = places.reduce((sum, { found }) => sum + found.length, 0)
  return (
    <div id={`field-${path}`} className={`field-type ${styles.sentences}`}>
      {refusal === null ? null : <Refusal reason={refusal} faults={faults} onOpen={showAll} />}
      <p>{t.lead()}</p>
      <search className={styles.bar}>
        <TextInput
          id="sentence-search"
          label={t.search()}
          type="search"
          value={words}
          onChange={(changed) => look({ words: changed })}
          // The form around it is not sent.
          onKeyDown={(event) => (event.key === 'Enter' ? event.preventDefault() : undefined)}
        />
        <label className={styles.only}>
          <input
            type="checkbox"
            checked={onlyOwn}
            onChange={({ target }) => look({ onlyOwn: target.checked })}
          />
          {t.onlyChanged()}
        </label>
        <p role="status">{t.sentencesShown({ shown, own: Object.keys(own).length })}</p>
      </search>
      {places.map(({ place, found, own: ownHere, all }) => (
        <section key={place} aria-labelledby={`sentences-${place}`}>
          <h2 id={`sentences-${place}`}>
            {PLACES[place]()} <span>{t.groupOwn({ own: ownHere, all })}</span>
          </h2>
          <ul>
            {found.map((sentence) => (
              <SentenceRow
                key={sentence.id}
                sentence={sentence}
                words={own[sentence.id] ?? ''}
                fault={faults.get(sentence.id) ?? null}
                isRefused={refusal !== null}
                isFixed={isFixed || isDisabled}
                onChange={(changed) => say(sentence.id, changed)}
              />
            ))}
          </ul>
        </section>
      ))}
      {shown === 0 ? (
        <div className={styles.nothing}>
          <p>{t.nothingFound()}</p>
          <button type="button" className={board.button} onClick={showAll}>
            {t.showAll()}
          </button>
        </div>
      ) : null}
    </div>
  )
}

type RefusalProps = { reason: string; faults: Faults; onOpen: () => void }

/** After a save was refused: every sentence that is wrong; a press on one leads to it. It has the focus at first. */
function Refusal({ reason, faults, onOpen }: RefusalProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  const wrong = SENTENCES.filter(({ id }) => faults.has(id))
  return (
    <div ref={place} tabIndex={-1} className={board.fault}>
      <p>{wrong.length > 0 ? t.wrongSentences({ count: wrong.length }) : reason}</p>
      <ul>
        {wrong.map(({ id, meaning }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.link}
              onClick={() => {
                onOpen()
                // Once it is among those that are shown.
                requestAnimationFrame(() => document.getElementById(fieldId(id))?.focus())
              }}
            >
              {t.toSentence({ place: PLACES[id.split('.')[0] as Place](), meaning })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
