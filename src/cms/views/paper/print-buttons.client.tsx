'use client'

import { useEffect, useState } from 'react'
import board from '../board/board.module.css'
import * as t from './messages.gen.ts'
import type { SheetName } from './sheet.tsx'

const LABELS: Record<SheetName, () => string> = {
  list: t.printList,
  floor: t.printFloor,
  kitchen: t.printKitchen,
}

type PrintButtonsProps = {
  /** Address of the page that shows the day. */
  back: string
  sheets: SheetName[]
}

/** Prints one sheet of the page, or all of them. */
export function PrintButtons({ back, sheets }: PrintButtonsProps) {
  const [asked, setAsked] = useState<{ sheet: SheetName | null } | null>(null)
  useEffect(() => {
    if (!asked) return
    const { dataset } = document.documentElement
    const showAll = () => {
      delete dataset.print
    }
    if (asked.sheet) dataset.print = asked.sheet
    // Tablets print after `print` has returned.
    addEventListener('afterprint', showAll, { once: true })
    window.print()
    return () => {
      removeEventListener('afterprint', showAll)
      showAll()
    }
  }, [asked])
  return (
    <nav className={board.acts} aria-label={t.paper()}>
      {sheets.length > 1 ? (
        <button type="button" className={board.primary} onClick={() => setAsked({ sheet: null })}>
          {t.printAll()}
        </button>
      ) : null}
      {sheets.map((sheet) => (
        <button
          key={sheet}
          type="button"
          className={sheets.length > 1 ? board.button : board.primary}
          onClick={() => setAsked({ sheet })}
        >
          {LABELS[sheet]()}
        </button>
      ))}
      <a className={board.button} href={back}>
        {t.backToTheDay()}
      </a>
    </nav>
  )
}
