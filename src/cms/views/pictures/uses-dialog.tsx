import { useEffect, useRef, useState } from 'react'
import type { LibraryPicture } from '#cms/picture-library/find-pictures.ts'
import type { PictureUse } from '#cms/picture-library/uses-index.ts'
import board from '../board/board.module.css'
import { askUses } from './api.ts'
import { ownerHref, refusalText } from './labels.ts'
import * as t from './messages.gen.ts'
import styles from './pictures.module.css'

type UsesDialogProps = { picture: LibraryPicture; onClose(): void }

/** Every document that uses a picture, as links. */
export function UsesDialog({ picture, onClose }: UsesDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [uses, setUses] = useState<PictureUse[] | null>(null)
  const [fault, setFault] = useState('')
  useEffect(() => {
    dialog.current?.showModal()
    void askUses(picture.id).then((reply) => {
      if (reply.ok) setUses(reply.value.uses)
      else setFault(refusalText(reply))
    })
  }, [picture.id])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="uses" onClose={onClose}>
      <h2 id="uses">{t.whereUsed()}</h2>
      <p>{picture.alt}</p>
      {fault ? (
        <p role="alert" className={board.fault}>
          {fault}
        </p>
      ) : null}
      {uses ? <Uses uses={uses} /> : null}
      {uses || fault ? null : <p role="status">{t.loading()}</p>}
      <button type="button" className={board.button} onClick={() => dialog.current?.close()}>
        {t.close()}
      </button>
    </dialog>
  )
}

function Uses({ uses }: { uses: PictureUse[] }) {
  if (uses.length === 0) return <p>{t.usedNowhere()}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by the keyboard.
    <ul className={styles.uses} tabIndex={0}>
      {uses.map(({ owner, kind, title, isDraft }) => (
        <li key={owner}>
          <a href={ownerHref(owner)}>{title}</a>{' '}
          <span className={styles.facts}>
            {[...(kind === title ? [] : [kind]), ...(isDraft ? [t.onlyInDraft()] : [])].join(', ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
