'use client'

import { useEffect, useState } from 'react'
import { keepLineCurrent } from './sold-out-stream.ts'

/** Keeps the dishes of a location's menu page marked as hosts say, within a second, and says so. */
export function SoldOutLive({ uid }: { uid: string }) {
  const [words, setWords] = useState('')
  useEffect(() => {
    let latest: string[] = []
    return keepLineCurrent(uid, async (items) => {
      latest = items
      if (isMarked(items)) return
      const { changesText, markSoldOut } = await import('./sold-out-marks.ts')
      const text = changesText(markSoldOut(document, latest))
      if (text) setWords(text)
    })
  }, [uid])
  return (
    <p role="status" className="visually-hidden">
      {words}
    </p>
  )
}

/** Whether the dishes of the page that are marked are those among `items`: most pages come as they stay. */
function isMarked(items: readonly string[]): boolean {
  const dishes = [...document.querySelectorAll<HTMLElement>('[data-dish]')]
  return dishes.every(
    (dish) => items.includes(dish.dataset.dish ?? '') === dish.hasAttribute('data-sold-out'),
  )
}
