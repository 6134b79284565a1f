import { useEffect, useRef } from 'react'
import board from '../board/board.module.css'
import { FieldLink, useFieldPlaces } from '../form-errors/field-link.tsx'
import { PHONE } from './look-as-guest.ts'
import * as t from './messages.gen.ts'
import styles from './publish-check.module.css'
import { useCheck } from './use-check.ts'

type CheckDialogProps = {
  /** Publishes; null where the editor only wants to know. */
  onPublish: (() => void) | null
  onClose(): void
}

/** What a guest would notice, with the page beside it, and what to do about it. Publishes by itself if it is nothing. */
export function CheckDialog({ onPublish, onClose }: CheckDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const placeOf = useFieldPlaces()
  const { state, again, saved } = useCheck(frame)
  const isFine = state.at === 'done' && state.lines.length === 0 && state.gap === null
  useEffect(() => dialog.current?.showModal(), [])
  const goesOn = isFine || (state.at === 'done' && state.refused)
  useEffect(() => {
    if (goesOn) onPublish?.()
  }, [goesOn, onPublish])
  const publish = async () => {
    await saved()
    onPublish?.()
  }
  const close = () => dialog.current?.close()
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="publish-check"
      onClose={onClose}
    >
      <div className={styles.words}>
        <h2 id="publish-check">{t.heading()}</h2>
        <div role="status">
          {state.at === 'looking' ? <p>{t.looking()}</p> : null}
          {state.at === 'done' && state.gap ? <p className={styles.gap}>{state.gap}</p> : null}
          {isFine ? <p>{state.note ? t.nothingBeside() : t.nothing()}</p> : null}
          {state.at === 'done' && state.note ? <p>{state.note}</p> : null}
          {state.at === 'done' && state.lines.length > 0 ? (
            <p>{t.found({ count: state.lines.length })}</p>
          ) : null}
        </div>
        {state.at === 'done' && state.lines.length > 0 ? (
          <ul>
            {state.lines.map((line) => (
              <li key={`${line.path} ${line.message}`}>
                <FieldLink {...line} place={line.path ? placeOf(line.path) : null} onOpen={close} />
              </li>
            ))}
          </ul>
        ) : null}
        <div className={styles.acts}>
          {onPublish ? (
            <button type="button" className={board.primary} onClick={publish}>
              {state.at === 'looking' ? t.publishNow() : t.publishAnyway()}
            </button>
          ) : null}
          {state.at === 'done' && !isFine ? (
            <button type="button" className={board.button} onClick={again}>
              {t.again()}
            </button>
          ) : null}
          <button type="button" className={board.button} onClick={close}>
            {t.back()}
          </button>
        </div>
      </div>
      <div className={styles.phone} inert>
        <iframe ref={frame} title={t.preview()} width={PHONE.width} height={PHONE.height} />
      </div>
    </dialog>
  )
}
