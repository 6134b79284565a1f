import { type ReactNode, useLayoutEffect, useState } from 'react'
import { CloseButton } from '#ui/dialog.client.tsx'
import css from './banner-bar.module.css'
import * as t from './messages.gen.ts'
import { contentOffset, slideIn } from './slide-in.ts'

/** The strip above the page that a banner stands in, with its cross. */
export function BannerBar({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  // Before the bar is there.
  const [offset] = useState(contentOffset)
  useLayoutEffect(() => slideIn(offset), [offset])
  const close = () => {
    onClose()
    // The cross that was pressed goes, and the focus would be lost with it.
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <aside
      className={css.bar}
      data-tone="spruce"
      data-notice="banner"
      aria-label={t.announcement()}
    >
      {children}
      <CloseButton onClick={close} label={t.closeTheAnnouncement()} />
    </aside>
  )
}
