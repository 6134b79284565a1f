import { useRef, useState } from 'react'
import type { Sentence } from '#lib/words/sentence.ts'
import { asGuestsRead, VALUES } from './labels.ts'
import * as t from './messages.gen.ts'
import styles from './words.module.css'

type Props = {
  sentence: Sentence
  /** The group's own words; empty where it has none. */
  words: string
  /** What is wrong with them. */
  fault: string | null
  /** A save was refused: what is wrong is said before the field was left. */
  isRefused: boolean
  isFixed: boolean
  onChange(words: string): void
}

/** Id of the field of a sentence. */
export const fieldId = (id: string) => `sentence-${id.replace('.', '-')}`

/** A sentence: what it is for, the group's own words for it, and what may stand in them. */
export function SentenceRow({ sentence, words, fault, isRefused, isFixed, onChange }: Props) {
  const { meaning, text, limit, values } = sentence
  const id = fieldId(sentence.id)
  const field = useRef<HTMLTextAreaElement>(null)
  const [isLeft, setLeft] = useState(false)
  const told = isLeft || isRefused ? fault : null
  const change = (changed: string, caret?: number) => {
    onChange(changed.replace(/[\r\n]+/g, ' '))
    if (caret === undefined) return
    field.current?.focus()
    // Once the field has the changed words.
    requestAnimationFrame(() => field.current?.setSelectionRange(caret, caret))
  }
  const putIn = (name: string) => {
    const { selectionStart = words.length, selectionEnd = words.length } = field.current ?? {}
    const value = `{${name}}`
    const changed = words.slice(0, selectionStart) + value + words.slice(selectionEnd)
    change(changed, selectionStart + value.length)
  }
  return (
    <li className={styles.row} data-own={words !== '' || undefined}>
      <div className={styles.meaning}>
        <label id={`${id}-label`} htmlFor={id}>
          {meaning}
        </label>
        {words === '' ? null : <span className={styles.yours}>{t.yours()}</span>}
      </div>
      <div className={styles.field}>
        <textarea
          ref={field}
          id={id}
          rows={text.length > 70 ? 2 : 1}
          value={words}
          placeholder={text}
          disabled={isFixed}
          aria-invalid={told !== null}
          aria-describedby={told === null ? `${id}-limit` : `${id}-fault ${id}-limit`}
          onChange={({ target }) => change(target.value)}
          onBlur={() => setLeft(true)}
        />
        {told === null ? null : (
          <p id={`${id}-fault`} role="alert" className={styles.fault}>
            {told}
          </p>
        )}
        {words === '' ? null : (
          <div className={styles.hints}>
            <p>{t.saidWithout({ text })}</p>
            {fault === null && values.length > 0 ? <p>{asGuestsRead(words)}</p> : null}
          </div>
        )}
        <div className={styles.acts}>
          <div className={styles.buttons}>
            {values.map((name) => (
              <button
                key={name}
                type="button"
                className={styles.chip}
                disabled={isFixed}
                aria-label={t.putIn({ value: `{${name}}`, meaning: meaningOf(name) })}
                onClick={() => putIn(name)}
              >
                <code>{`{${name}}`}</code> {meaningOf(name)}
              </button>
            ))}
            <button
              type="button"
              className={styles.link}
              aria-describedby={`${id}-label`}
              disabled={isFixed}
              onClick={() => (words === '' ? change(text, text.length) : change('', 0))}
            >
              {words === '' ? t.beginWithDefault() : t.defaultAgain()}
            </button>
          </div>
          <p id={`${id}-limit`} className={styles.limit}>
            {words === '' ? t.upTo({ limit }) : t.used({ used: words.length, limit })}
          </p>
        </div>
      </div>
    </li>
  )
}

function meaningOf(name: string): string {
  return VALUES[name as keyof typeof VALUES].meaning()
}
