'use client'

import { useEffect, useState } from 'react'
import { changesText, markSoldOut } from './sold-out-marks.ts'
import { keepLineCurrent } from './sold-out-stream.ts'

/** Keeps the dishes of a location's menu page marked as hosts say, within a second, and says so. */
export function SoldOutLive({ uid }: { uid: string }) {
  const [words, setWords] = useState('')
  useEffect(() => {
    return keepLineCurrent(uid, (items) => {
      const text = changesText(markSoldOut(document, items))
      if (text) setWords(text)
    })
  }, [uid])
  return (
    <p role="status" className="visually-hidden">
      {words}
    </p>
  )
}
