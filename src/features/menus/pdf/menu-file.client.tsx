'use client'

import { useRef, useSyncExternalStore } from 'react'
import css from '../page/menu-header.module.css'
import type { MenuShare } from './menu-share.ts'
import * as t from './messages.gen.ts'

/**
 * The menu as a PDF: a link that saves it, and where files can be shared a button's worth of link that opens the
 * share sheet with the file, or with the page's address where the file is late.
 */
export function MenuFile({ href, title }: { href: string; title: string }) {
  const shares = useSyncExternalStore(never, canShareFiles, () => false)
  const created = useRef<Promise<MenuShare>>(null)
  const load = () => {
    created.current ??= import('./menu-share.ts').then(({ createMenuShare }) =>
      createMenuShare(href, t.fileName({ place: title })),
    )
    return created.current
  }
  return (
    <a
      className={css.file}
      href={href}
      download
      {...(shares
        ? {
            // Begun before the press has ended, so that the file is there when it has.
            onPointerDown: () => void load().then((menu) => menu.fetchFile()),
            onClick: (event) => {
              event.preventDefault()
              load()
                .then((menu) => menu.share())
                .catch((error: Error) => {
                  // Whoever closes the sheet wants nothing; whose browser refuses it gets the file.
                  if (error.name !== 'AbortError') location.assign(href)
                })
            },
          }
        : {})}
    >
      {shares ? t.shareAsPdf() : t.saveAsPdf()}
    </a>
  )
}

const never = () => () => {}

function canShareFiles(): boolean {
  const probe = new File([], 'menu.pdf', { type: 'application/pdf' })
  return navigator.canShare?.({ files: [probe] }) ?? false
}
