'use client'

import { useRef, useSyncExternalStore } from 'react'
import css from '../page/menu-header.module.css'
import * as t from './messages.gen.ts'

/** A press may open the share sheet for a few seconds: a file that takes longer is not waited for. */
const FETCH_TIMEOUT_MS = 2500

/**
 * The menu as a PDF: a link that saves it, and where files can be shared a button's worth of link that opens the
 * share sheet with the file, or with the page's address where the file is late.
 */
export function MenuFile({ href, title }: { href: string; title: string }) {
  const shares = useSyncExternalStore(never, canShareFiles, () => false)
  const file = useRef<Promise<File | null>>(null)
  const name = t.fileName({ place: title })
  // Begun before the press has ended, so that the file is there when it has.
  const fetchFile = () => {
    file.current ??= fetchPdf(href, name).then((found) => {
      if (!found) file.current = null
      return found
    })
    return file.current
  }
  const share = async () => {
    const found = await Promise.race([fetchFile(), late()])
    const url = location.origin + location.pathname
    await navigator.share(found ? { files: [found] } : { title: document.title, url })
  }
  return (
    <a
      className={css.file}
      href={href}
      download
      {...(shares
        ? {
            onPointerDown: fetchFile,
            onClick: (event) => {
              event.preventDefault()
              share().catch((error: DOMException) => {
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

async function fetchPdf(href: string, name: string): Promise<File | null> {
  const answer = await fetch(href).catch(() => null)
  if (!answer?.ok) return null
  return new File([await answer.blob()], name, { type: 'application/pdf' })
}

const late = () => new Promise<null>((resolve) => setTimeout(resolve, FETCH_TIMEOUT_MS, null))
