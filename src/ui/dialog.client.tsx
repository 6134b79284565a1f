'use client'

import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import css from './dialog.module.css'
import { Icon } from './icon.tsx'
import * as icons from './icon-paths.ts'
import * as t from './messages.gen.ts'
import type { Tone } from './section.tsx'

type DialogProps = {
  open: boolean
  /** Asked for by the button, Esc or a press beside it; the owner decides and sets `open`. */
  onClose: () => void
  /** Names the dialog. */
  label: string
  /** `center` is a card in the middle, `end` a drawer from the right, `start` one from the left. */
  side?: 'center' | 'start' | 'end'
  tone?: Tone
  className?: string
  children: ReactNode
}

/**
 * A native modal dialog: the browser traps the focus, hands Esc on, makes the page inert and gives
 * the focus back. The page does not scroll while it is open (`base.css`).
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, label, side = 'center', tone = 'paper' } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)

  useModal(dialog, body, open)

  const pressed = (event: MouseEvent) => {
    // One that is on its way out still takes presses, and asks for nothing any more.
    if (event.target === dialog.current && dialog.current.open) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the dialog's own key, handed on by onCancel.
    <dialog
      ref={dialog}
      aria-label={label}
      data-tone={tone}
      data-side={side}
      className={classNames(css.dialog, props.className)}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={pressed}
    >
      <div ref={body} tabIndex={-1} className={css.body}>
        <CloseButton onClick={onClose} />
        {props.children}
      </div>
    </dialog>
  )
}

/** Opens a native dialog as a modal one, with the focus on its `body`, and closes it. */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  body: RefObject<HTMLElement | null>,
  open: boolean,
): void {
  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === open) return
    if (open) {
      const root = document.documentElement
      root.toggleAttribute('data-scrollbar', window.innerWidth > root.clientWidth)
      element.showModal()
      // The dialog itself first, not its cross: it is read out from its beginning.
      body.current?.focus({ preventScroll: true })
    } else element.close()
  }, [dialog, body, open])
}

type CloseButtonProps = { onClick: () => void; label?: string }

/** The cross in a corner, 44 px to press. */
export function CloseButton({ onClick, label = t.close() }: CloseButtonProps) {
  return (
    <button type="button" className={css.close} aria-label={label} onClick={onClick}>
      <Icon path={icons.close} />
    </button>
  )
}
