import { type MouseEvent, type ReactNode, useRef } from 'react'
import { CloseButton, useModal } from '#ui/dialog.client.tsx'
import css from './popup-dialog.module.css'

type PopupDialogProps = {
  open: boolean
  onClose: () => void
  /** Id of the heading that names it. */
  labelledBy: string
  children: ReactNode
  /** What may be answered beside it: the cookie notice, which a modal dialog would shut off. */
  beside: ReactNode
}

/** A popup: a modal dialog as large as the window, with a card in its middle. */
export function PopupDialog({ open, onClose, labelledBy, children, beside }: PopupDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const card = useRef<HTMLDivElement>(null)
  useModal(dialog, card, open)
  const pressed = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return
    const beside = target === dialog.current || target.hasAttribute('data-popup-stage')
    // Whoever follows its link has seen it.
    if (beside || target.closest('[data-popup-card] a[href]')) onClose()
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
      <div className={css.stage} data-popup-stage="">
        <div ref={card} tabIndex={-1} className={css.card} data-popup-card="" data-tone="paper">
          <CloseButton onClick={onClose} />
          {children}
        </div>
      </div>
      {beside}
    </dialog>
  )
}
