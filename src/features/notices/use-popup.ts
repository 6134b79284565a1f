import { useEffect, useRef, useState } from 'react'
import {
  isNewsletterClosed,
  isNoticeClosed,
  rememberNewsletterClosed,
  rememberNoticeClosed,
} from '#lib/cookies/notice-cookies.ts'
import {
  type Chooser,
  type ClosedNotices,
  judgePopups,
  popupClosedBy,
  shownOf,
} from '#lib/notices/choose.ts'
import type { NoticesResponse } from '#lib/notices/notices.ts'
import { isPageInUse } from './in-use.ts'
import { isNoticeDue, type PageVisit, watchPageVisit } from './page-visit.ts'
import { whenQuiet } from './when-quiet.ts'

type PopupEntry = NoticesResponse['popups'][number]

type PopupOptions = {
  answer: NoticesResponse | null
  /** Null until the visitor's location and the time there are known. */
  chooser: Chooser | null
  /** Staff look at a draft: what they closed before is shown again at once, and nothing is remembered. */
  draft: boolean
  /** When the page came alive, by `performance.now()`. */
  since: number
  /** Whether the cookie notice waits for its answer. */
  asksForConsent: boolean
  /** Whether the visitor is busy with something that a popup must not interrupt. */
  isOccupied: () => boolean
}

/**
 * The popup of this visit: chosen at first and when the selected location changes, one at a time
 * (spec:shell.popup-choice), and shown when nothing else asks for the visitor (spec:shell.popup-quiet).
 */
export function usePopup({ answer, chooser, asksForConsent, ...options }: PopupOptions) {
  const { draft, since, isOccupied } = options
  const [popup, setPopup] = useState<{ entry: PopupEntry; open: boolean } | null>(null)
  const stay = useRef<(() => PageVisit) | null>(null)
  const shownAt = useRef<string>(undefined)
  const uid = chooser?.location.uid
  // biome-ignore lint/correctness/useExhaustiveDependencies: chosen anew with the location, not with the minutes.
  useEffect(() => {
    stay.current ??= watchPageVisit(since)
    const { current: stayed } = stay
    if (!answer || !chooser || asksForConsent || shownAt.current === uid) return
    const entry = choosePopup(answer.popups, chooser, draft)
    if (!entry) return
    const isInUse = () => {
      // Read each time: it has to be told of every page that it is looked at from.
      const isEarly = !isNoticeDue(entry.patience, stayed())
      return (isEarly && !draft) || isOccupied() || isPageInUse()
    }
    return whenQuiet(isInUse, () => {
      if (isKeptAway(entry, draft)) return
      shownAt.current = uid
      setPopup({ entry, open: true })
    })
  }, [answer, uid, asksForConsent])

  return {
    popup,
    close() {
      if (!popup?.open) return
      if (!draft) keepAway(popup.entry)
      setPopup({ ...popup, open: false })
    },
  }
}

/** What the visitor closed, by their cookies. */
const CLOSED: ClosedNotices = {
  isClosed: (uid) => isNoticeClosed('popup', uid),
  isNewsletterClosed,
}
const NOTHING_CLOSED: ClosedNotices = { isClosed: () => false, isNewsletterClosed: () => false }

function choosePopup(popups: PopupEntry[], chooser: Chooser, draft: boolean): PopupEntry | null {
  const verdicts = judgePopups(popups, chooser, draft ? NOTHING_CLOSED : CLOSED)
  const kept = popups[verdicts.indexOf('newsletter_closed')]
  if (kept) rememberNoticeClosed('popup', kept.uid)
  return shownOf(popups, verdicts)
}

/**
 * Whether its cookie exists; a newsletter popup gets it where the newsletter was closed already
 * (spec:shell.popup-newsletter).
 */
function isKeptAway(entry: PopupEntry, draft: boolean): boolean {
  const refusal = draft ? null : popupClosedBy(entry, CLOSED)
  if (refusal === 'newsletter_closed') rememberNoticeClosed('popup', entry.uid)
  return refusal !== null
}

function keepAway({ uid, variation }: PopupEntry): void {
  rememberNoticeClosed('popup', uid)
  if (variation === 'newsletter') rememberNewsletterClosed()
}
