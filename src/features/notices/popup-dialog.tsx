import { type MouseEvent, type ReactNode, useRef } from 'react'
import { CloseButton, useModal } from '#ui/dialog.client.tsx'
import css from './popup-dialog.module.css'

type PopupDialogProps = {
  open: boolean
  onClose: () => void
  /** Id of the heading that names it. */
  labelledBy: string
  children: ReactNode
}

/** A popup: a modal dialog as large as the window, with a card in its middle. */
export function PopupDialog({ open, onClose, labelledBy, children }: PopupDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const card = useRef<HTMLDivElement>(null)
  useModal(dialog, card, open)
  const pressed = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return
    // Beside its card, or on its link: whoever follows that has seen it.
    if (target === dialog.current || target.closest('a[href]')) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the dialog's own key, handed on by onCancel.
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      className={css.dialog}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={pressed}
    >
      <div ref={card} tabIndex={-1} className={css.card} data-popup-card="" data-tone="paper">
        <CloseButton onClick={onClose} />
        <div className={css.content}>{children}</div>
      </div>
    </dialog>
  )
}
