'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { readCookie } from '#lib/cookies/browser-cookies.ts'
import { CONSENT_COOKIE, parseConsent } from '#lib/cookies/consent.ts'
import { isNoticeClosed } from '#lib/cookies/notice-cookies.ts'
import { SLICE_SIMULATOR_PATH } from '#lib/front/slice-simulator.ts'
import { COOKIE_SETTINGS, type ConsentScript, type NoticeNames } from '#lib/notices/notices.ts'

/** What every page says of its notices and of what needs the visitor's consent. */
export type NoticesProps = {
  names: NoticeNames
  scripts: ConsentScript[]
  /** Whether pages may show frames of other sites. */
  embeds: boolean
}

/** What the notices' own code is handed besides. */
export type NoticesAreaProps = NoticesProps & {
  /** When the page came alive, by `performance.now()`: delays count from here. */
  since: number
  /** How often “Cookie settings” was pressed. */
  asked: number
}

type GateProps = NoticesProps & {
  /** Fetches the code that shows notices. */
  load: () => Promise<ComponentType<NoticesAreaProps>>
}

/**
 * Stands on every page and decides whether any of the notices' code is needed: for most visits all
 * of them have been closed, and nothing is fetched.
 */
export function NoticesGate({ load, ...props }: GateProps) {
  const [loaded, setLoaded] = useState<{ Area: ComponentType<NoticesAreaProps> } | null>(null)
  const [asked, setAsked] = useState(0)
  const [since, setSince] = useState(0)
  const needed = asked > 0 || undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a page says changes with its draft only.
  useEffect(() => {
    if (loaded || !(needed ?? isNeeded(props))) return
    setSince(performance.now())
    load().then(
      (Area) => setLoaded({ Area }),
      () => {},
    )
  }, [needed, props.names.draft])
  useEffect(() => {
    const pressed = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(`[${COOKIE_SETTINGS}]`))
        setAsked((n) => n + 1)
    }
    document.addEventListener('click', pressed)
    return () => document.removeEventListener('click', pressed)
  }, [])
  if (!loaded) return null
  return <loaded.Area key={props.names.draft} {...props} since={since} asked={asked} />
}

function isNeeded({ names, scripts }: NoticesProps): boolean {
  if (location.pathname === SLICE_SIMULATOR_PATH) return false
  if (names.draft !== null) return true
  const consent = parseConsent(readCookie(CONSENT_COOKIE))
  if (names.cookies && !consent) return true
  if (scripts.some(({ category }) => consent?.has(category))) return true
  const open = (kind: 'banner' | 'popup') => (uid: string) => !isNoticeClosed(kind, uid)
  return names.banners.some(open('banner')) || names.popups.some(open('popup'))
}
