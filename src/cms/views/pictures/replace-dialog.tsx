import { useEffect, useRef, useState } from 'react'
import type { LibraryPicture } from '#cms/picture-library/find-pictures.ts'
import board from '../board/board.module.css'
import { refusalText } from './labels.ts'
import * as t from './messages.gen.ts'
import styles from './pictures.module.css'
import type { LibraryState } from './use-library.ts'

type ReplaceDialogProps = {
  picture: LibraryPicture
  file: File
  state: LibraryState
  onClose(): void
}

/** Asks before a file takes the place of another one, and says what that means. */
export function ReplaceDialog({ picture, file, state, onClose }: ReplaceDialogProps) {
  const { name, uses } = picture
  const dialog = useRef<HTMLDialogElement>(null)
  const [fault, setFault] = useState('')
  useEffect(() => dialog.current?.showModal(), [])
  const replace = async () => {
    setFault('')
    const reply = await state.replace(picture, file)
    if (reply?.ok) dialog.current?.close()
    else if (reply) setFault(refusalText(reply))
  }
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="replace" onClose={onClose}>
      <h2 id="replace">{t.replaceQuestion({ file: file.name })}</h2>
      <p>{t.replaceHint({ name, count: uses })}</p>
      {fault ? (
        <p role="alert" className={board.fault}>
          {fault}
        </p>
      ) : null}
      <div className={styles.acts}>
        <button
          type="button"
          className={board.primary}
          aria-disabled={state.busy}
          onClick={replace}
        >
          {state.busy ? t.working() : t.replaceNow()}
        </button>
        <button type="button" className={board.button} onClick={() => dialog.current?.close()}>
          {t.back()}
        </button>
      </div>
    </dialog>
  )
}
