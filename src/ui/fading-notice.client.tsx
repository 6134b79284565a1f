'use client'

import { type ReactNode, useEffect, useEffectEvent } from 'react'
import css from './notice.module.css'
import { Notice } from './notice.tsx'

/** The fade of a form's message in and out, and how long it stays between them (spec:forms.fading), in ms. */
export const FADING_NOTICE_MS = { fade: 600, stay: 4000 }

type FadingNoticeProps = {
  children: ReactNode
  kind: 'success' | 'error'
  /** Called when it has faded out; the owner removes it. */
  onGone: () => void
}

/** A form's message: fades in over 0.6 s, stays 4 s, fades out over 0.6 s and says when it is gone. */
export function FadingNotice({ children, kind, onGone }: FadingNoticeProps) {
  const gone = useEffectEvent(onGone)
  useEffect(() => {
    const timer = setTimeout(
      () => gone(),
      FADING_NOTICE_MS.fade + FADING_NOTICE_MS.stay + FADING_NOTICE_MS.fade,
    )
    return () => clearTimeout(timer)
  }, [])
  return (
    <Notice kind={kind} className={css.fading}>
      {children}
    </Notice>
  )
}
