import { useEffect, useState } from 'react'
import {
  isClosed,
  isNewsletterClosed,
  keepClosed,
  keepNewsletterClosed,
} from '#lib/notice-cookies.ts'
import type { NoticesAnswer } from '#lib/notices.ts'
import { type Chooser, choosePopup } from './choose.ts'

/** S2 §9: how long after it was chosen a popup appears, in ms. */
const DELAY_MS = 1500

/** How often a popup that would be in the way looks whether it still would be, in ms. */
const PATIENCE_MS = 500

type PopupEntry = NoticesAnswer['popups'][number]

type PopupOptions = {
  answer: NoticesAnswer | null
  /** Null until the visitor's location and the time there are known. */
  chooser: Chooser | null
  /** Staff look at a draft: what they closed before is shown again, and nothing is remembered. */
  draft: boolean
  /** Whether the visitor is busy with something that a popup must not interrupt. */
  isOccupied: () => boolean
}

/** The popup of this visit: chosen at first and when the selected location changes, one at a time (D-23). */
export function usePopup({ answer, chooser, draft, isOccupied }: PopupOptions) {
  const [popup, setPopup] = useState<{ entry: PopupEntry; open: boolean } | null>(null)
  const uid = chooser?.location.uid
  // biome-ignore lint/correctness/useExhaustiveDependencies: chosen anew with the location, not with the minutes.
  useEffect(() => {
    if (!answer || !chooser) return
    const entry = choosePopup(answer.popups, chooser)
    if (!entry || isKeptAway(entry, draft)) return
    const appear = () => {
      if (isOccupied() || isTyping() || document.querySelector('dialog:modal')) {
        timer = setTimeout(appear, PATIENCE_MS)
      } else if (!isKeptAway(entry, draft)) setPopup({ entry, open: true })
    }
    let timer = setTimeout(appear, DELAY_MS)
    return () => clearTimeout(timer)
  }, [answer, uid])

  return {
    popup,
    close() {
      if (!popup?.open) return
      if (!draft) keepAway(popup.entry)
      setPopup({ ...popup, open: false })
    },
  }
}

/** Whether its cookie exists; a newsletter popup gets it where the newsletter was closed already (S2 §4). */
function isKeptAway({ uid, variation }: PopupEntry, draft: boolean): boolean {
  if (draft) return false
  if (isClosed('popup', uid)) return true
  if (variation !== 'newsletter' || !isNewsletterClosed()) return false
  keepClosed('popup', uid)
  return true
}

function keepAway({ uid, variation }: PopupEntry): void {
  keepClosed('popup', uid)
  if (variation === 'newsletter') keepNewsletterClosed()
}

/** A form that was begun and not sent, where the browser can tell. */
const BEGUN = 'form :is(:user-valid, :user-invalid)'

function isTyping(): boolean {
  if (document.activeElement?.matches('input, select, textarea, [contenteditable]')) return true
  return CSS.supports(`selector(${BEGUN})`) && document.querySelector(BEGUN) !== null
}
