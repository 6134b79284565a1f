'use client'

import { useEffect, useState } from 'react'
import { holdLine } from './sold-out-line.ts'
import { changesText, markSoldOut } from './sold-out-marks.ts'

/** Keeps the dishes of a location's menu page marked as hosts say, within a second, and says so. */
export function SoldOutLive({ uid }: { uid: string }) {
  const [words, setWords] = useState('')
  useEffect(() => {
    return holdLine(uid, (items) => {
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
