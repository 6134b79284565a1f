import { type ComponentType, useEffect, useId, useState } from 'react'
import { CATEGORIES, type Category, type Consent } from '#lib/cookies/consent.ts'
import {
  isNoticeClosed,
  rememberNewsletterClosed,
  rememberNoticeClosed,
} from '#lib/cookies/notice-cookies.ts'
import { anyScheduled, type Chooser, judgeBanners, shownOf } from '#lib/notices/choose.ts'
import { COOKIE_SETTINGS, type NoticesResponse } from '#lib/notices/notices.ts'
import { readConsent, watchConsent, writeConsent } from '#ui/consent.ts'
import { BannerBar } from './banner-bar.tsx'
import { CookieNotice } from './cookie-notice.tsx'
import type { NoticesAreaProps } from './gate.client.tsx'
import { PopupDialog } from './popup-dialog.tsx'
import { runScripts } from './scripts.ts'
import { useNotices } from './use-notices.ts'
import { useNow } from './use-now.ts'
import { usePopup } from './use-popup.ts'

/** How long after the page came alive the cookie notice appears (spec:shell.cookie-notice), in ms. */
const COOKIES_DELAY_MS = 1000

/** What stands in a popup; a newsletter form says when it was sent, and when its message has gone. */
export type PopupSlotProps = {
  slice: object
  headingId: string
  onSent: () => void
  onDone: () => void
}

type AreaProps = NoticesAreaProps & {
  /** The visitor's selected location; null until it is known. */
  location: Chooser['location'] | null
  /** Whether the visitor books or orders, or did a moment ago. */
  isOccupied: () => boolean
  Banner: ComponentType<{ slice: object }>
  Popup: ComponentType<PopupSlotProps>
}

/** Banner, popup and cookie notice of a visit, and the scripts that the visitor allows. */
export function NoticesArea({ Banner, Popup, ...props }: AreaProps) {
  const { names, location } = props
  const draft = names.draft !== null
  const consent = useScripts(props.scripts)
  const [closed, setClosed] = useState<string[]>([])
  const answer = useNotices(isWanted(props, consent))
  const now = useNow(answer !== null && anyScheduled([...answer.banners, ...answer.popups]))
  const chooser = answer && location && now !== null ? { location, now } : null
  const headingId = useId()

  const isShut = (uid: string) => closed.includes(uid) || (!draft && isNoticeClosed('banner', uid))
  const banner =
    answer && chooser && shownOf(answer.banners, judgeBanners(answer.banners, chooser, isShut))
  const closeBanner = (uid: string) => {
    if (!draft) rememberNoticeClosed('banner', uid)
    setClosed([...closed, uid])
  }
  const { asksForConsent, notice } = useCookieNotice({ ...props, answer, consent, draft })
  const { since, isOccupied } = props
  const { popup, close } = usePopup({
    ...{ answer, chooser, draft, since, asksForConsent, isOccupied },
  })

  return (
    <>
      {banner ? (
        <BannerBar key={banner.uid} onClose={() => closeBanner(banner.uid)}>
          <Banner slice={banner.slice} />
        </BannerBar>
      ) : null}
      {notice ? <CookieNotice key={props.asked} {...notice} /> : null}
      {popup ? (
        <PopupDialog open={popup.open} onClose={close} labelledBy={headingId}>
          <Popup
            slice={popup.entry.slice}
            headingId={headingId}
            onSent={rememberNewsletterClosed}
            onDone={close}
          />
        </PopupDialog>
      ) : null}
    </>
  )
}

/** Whether anything of the answer may be shown; scripts alone need none. */
function isWanted({ names, asked }: NoticesAreaProps, consent: Consent | null): boolean {
  if (names.draft !== null || asked > 0 || (names.cookies && !consent)) return true
  const isOpen = (kind: 'banner' | 'popup') => (uid: string) => !isNoticeClosed(kind, uid)
  return names.banners.some(isOpen('banner')) || names.popups.some(isOpen('popup'))
}

/** What the visitor allows, with its scripts running. */
function useScripts(scripts: NoticesAreaProps['scripts']): Consent | null {
  const [consent, setConsent] = useState(readConsent)
  useEffect(() => watchConsent(() => setConsent(readConsent())), [])
  useEffect(() => runScripts(scripts, consent ?? new Set()), [scripts, consent])
  return consent
}

type NoticeOptions = NoticesAreaProps & {
  answer: NoticesResponse | null
  consent: Consent | null
  draft: boolean
}

/**
 * The cookie notice where it is to be seen: 1 s after the start until it is answered, or asked for.
 * `asksForConsent` from the start: nothing else may come before it is answered (spec:shell.popup-quiet).
 */
function useCookieNotice({ answer, consent, draft, ...props }: NoticeOptions) {
  const { since, asked } = props
  const [due, setDue] = useState(false)
  const [answered, setAnswered] = useState({ asked: 0, once: false })
  useEffect(() => {
    const left = COOKIES_DELAY_MS - (performance.now() - since)
    const timer = setTimeout(() => setDue(true), Math.max(0, left))
    return () => clearTimeout(timer)
  }, [since])

  const settings = asked > answered.asked
  const open = draft ? !answered.once : consent === null
  const asksForConsent = settings || Boolean(open && answer?.cookies)
  if (!asksForConsent || !(settings || due)) return { asksForConsent, notice: null }
  const offered = CATEGORIES.filter((category) =>
    category === 'embeds' ? props.embeds : props.scripts.some((one) => one.category === category),
  )
  const onChoose = (chosen: Category[]) => {
    writeConsent(chosen)
    setAnswered({ asked, once: true })
    if (settings) document.querySelector<HTMLElement>(`[${COOKIE_SETTINGS}]`)?.focus()
  }
  const text = answer?.cookies ?? null
  return { asksForConsent, notice: { text, offered, consent, settings, onChoose } }
}
