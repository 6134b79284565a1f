import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import shared from '../board/board.module.css'
import styles from './dialog.module.css'
import * as t from './messages.gen.ts'

/** A question to the host: a form in the browser's own dialog, which Escape closes. */
export function Dialog({
  title,
  submit,
  busy,
  error,
  close,
  send,
  children,
}: {
  title: string
  /** Label of the submit button. */
  submit: string
  busy: boolean
  error: string | null
  close(): void
  send(): Promise<boolean>
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => dialog.current?.showModal(), [])
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    // Its own way to close gives the focus back to where it was.
    if (await send()) dialog.current?.close()
  }
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={heading} onClose={close}>
      <form onSubmit={onSubmit}>
        <h2 id={heading}>{title}</h2>
        {children}
        {error ? (
          <p role="alert" className={shared.fault}>
            {error}
          </p>
        ) : null}
        <div className={shared.acts}>
          <button type="submit" className={shared.primary} aria-disabled={busy}>
            {submit}
          </button>
          <button type="button" className={shared.button} onClick={() => dialog.current?.close()}>
            {t.back()}
          </button>
        </div>
      </form>
    </dialog>
  )
}
