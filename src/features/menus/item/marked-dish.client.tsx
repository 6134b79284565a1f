'use client'

import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '#ui/button.tsx'
import { bringIntoView } from '../navigation/into-view.ts'
import css from './menu-item-card.module.css'
import * as t from './messages.gen.ts'

/**
 * Marks the dish that the address names and brings it into view, also where the browser could not:
 * after soft navigation, and where the parts above it have only been as high as expected. The marked
 * dish gets the one button with which a guest hands its address on; `path` is the menu's own, without
 * a filter.
 */
export function MarkedDish({ path }: { path: string }) {
  const [dish, setDish] = useState<HTMLElement | null>(null)
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    const mark = () => {
      const found = dishAt(location.hash)
      setDish(found)
      setCopied(false)
      if (found) bringIntoView(found, 'auto')
    }
    mark()
    addEventListener('hashchange', mark)
    return () => removeEventListener('hashchange', mark)
  }, [])

  useEffect(() => {
    dish?.setAttribute('data-marked', '')
    return () => dish?.removeAttribute('data-marked')
  }, [dish])

  if (!dish || !(canShare() || canCopy())) return null
  const hand = async () => {
    const url = `${location.origin}${path}#${dish.id}`
    const title = dish.querySelector('a')?.textContent ?? ''
    if (canShare()) return navigator.share({ title, url }).catch(unlessDismissed)
    await navigator.clipboard.writeText(url)
    setCopied(true)
  }
  return createPortal(
    <div className={css.hand}>
      <Button size="sm" kind="outlined" onClick={hand}>
        {canShare() ? t.shareThisDish() : t.copyLinkToThisDish()}
      </Button>
      <span role="status">{copied ? t.linkCopied() : ''}</span>
    </div>,
    dish,
  )
}

function dishAt(hash: string): HTMLElement | null {
  const id = hash.slice(1)
  return id.startsWith('dish-') ? document.getElementById(id) : null
}

const canShare = () => typeof navigator.share === 'function'
const canCopy = () => navigator.clipboard !== undefined

/** Who closes the sheet of places to share in has changed their mind, and nothing is wrong. */
function unlessDismissed(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
}
