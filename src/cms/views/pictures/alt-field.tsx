import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { LibraryPicture } from '#cms/picture-library/find-pictures.ts'
import board from '../board/board.module.css'
import { saveAlt } from './api.ts'
import { refusalText } from './labels.ts'
import * as t from './messages.gen.ts'
import styles from './pictures.module.css'

type AltFieldProps = {
  picture: LibraryPicture
  onAlt(alt: string): void
  onSay(words: string): void
}

/** The alt text of a picture, saved once it is left or Enter is pressed; Escape brings back what was there. */
export function AltField({ picture, onAlt, onSay }: AltFieldProps) {
  const { id, name, alt, lacksAlt } = picture
  const [typed, setTyped] = useState<string | null>(null)
  const [fault, setFault] = useState('')
  /** What somebody else has written meanwhile: nothing is saved over it before it was decided. */
  const [theirs, setTheirs] = useState<string | null>(null)
  const saving = useRef(false)
  const note = useId()

  const save = async (text: string, before: string) => {
    if (saving.current) return
    saving.current = true
    const reply = await saveAlt({ id, before, after: text })
    saving.current = false
    if (reply.ok) {
      onAlt(reply.value.stored)
      setTyped(null)
      setTheirs(null)
      setFault('')
      onSay(t.altSaved({ name }))
      return
    }
    if (reply.code === 'changed_meanwhile' && reply.now !== null) {
      setTheirs(reply.now)
      setFault(t.altMeanwhile({ now: reply.now }))
    } else setFault(reply.code === 'invalid' ? t.altTooLong() : refusalText(reply))
  }
  const leave = () => {
    if (typed === null || theirs !== null) return
    if (typed === alt) setTyped(null)
    else void save(typed, alt)
  }
  const keyed = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      setTyped(null)
      setFault('')
      if (theirs !== null) takeTheirs(theirs)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      leave()
    }
  }
  const takeTheirs = (now: string) => {
    onAlt(now)
    setTyped(null)
    setTheirs(null)
    setFault('')
  }
  const isMissing = lacksAlt && typed === null
  return (
    <div className={styles.alt}>
      <textarea
        className={board.input}
        aria-label={t.altOf({ name })}
        aria-invalid={fault !== '' || undefined}
        aria-describedby={fault || isMissing ? note : undefined}
        value={typed ?? alt}
        maxLength={300}
        rows={3}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={leave}
        onKeyDown={keyed}
      />
      {fault ? (
        <p id={note} role="alert" className={board.fault}>
          {fault}
        </p>
      ) : null}
      {isMissing && !fault ? (
        <p id={note} className={styles.missing}>
          {t.altMissing()}
        </p>
      ) : null}
      {theirs === null ? null : (
        <div className={styles.acts}>
          <button type="button" className={board.button} onClick={() => save(typed ?? alt, theirs)}>
            {t.keepMine()}
          </button>
          <button type="button" className={board.button} onClick={() => takeTheirs(theirs)}>
            {t.takeTheirs()}
          </button>
        </div>
      )}
    </div>
  )
}
