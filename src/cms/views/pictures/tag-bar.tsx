import { type FormEvent, useId, useState } from 'react'
import board from '../board/board.module.css'
import * as t from './messages.gen.ts'
import styles from './pictures.module.css'
import type { LibraryState } from './use-library.ts'

/** How many pictures are selected, what is done to all of them, and what was said last. It stays in sight. */
export function TagBar({ state }: { state: LibraryState }) {
  const { pictures, selected, tags, said, fault, busy } = state
  const [word, setWord] = useState('')
  const list = useId()
  const isAll = pictures.every(({ id }) => selected.has(id))
  const change = async (isAdded: boolean) => {
    if (await state.tag(word, isAdded)) setWord('')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void change(true)
  }
  return (
    <div className={styles.bar} data-selected={selected.size > 0 || undefined}>
      <div className={styles.selection}>
        <button
          type="button"
          className={board.button}
          onClick={() =>
            state.select(
              pictures.map(({ id }) => id),
              !isAll,
            )
          }
        >
          {isAll ? t.selectNone() : t.selectAll()}
        </button>
        {selected.size > 0 ? <p>{t.selected({ count: selected.size })}</p> : null}
      </div>
      {selected.size > 0 ? (
        <form className={styles.tagging} onSubmit={submit}>
          <input
            className={board.input}
            aria-label={t.tagToChange()}
            placeholder={t.tag()}
            list={list}
            maxLength={40}
            required
            value={word}
            onChange={({ target }) => setWord(target.value)}
          />
          <datalist id={list}>
            {tags.map((one) => (
              <option key={one} value={one} />
            ))}
          </datalist>
          <button type="submit" className={board.primary} aria-disabled={busy}>
            {t.addTag()}
          </button>
          <button
            type="button"
            className={board.button}
            aria-disabled={busy || word.trim() === ''}
            onClick={() => (word.trim() === '' ? undefined : change(false))}
          >
            {t.removeTag()}
          </button>
        </form>
      ) : null}
      <p role="status">{said}</p>
      {fault ? (
        <p role="alert" className={board.fault}>
          {fault}
        </p>
      ) : null}
    </div>
  )
}
