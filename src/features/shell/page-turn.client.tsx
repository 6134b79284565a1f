'use client'

import { useSelectedLayoutSegments } from 'next/navigation'
import { type ReactNode, ViewTransition } from 'react'
import { PAGE_TURN } from './navigation.ts'

const TURN = { [PAGE_TURN]: 'page', default: 'none' }

/**
 * The page of the site, which gives way to the next one when a link is followed (styles/turn.css).
 * Back and forward, the first load and changes inside of a page are shown at once.
 */
export function PageTurn({ children }: { children: ReactNode }) {
  const path = useSelectedLayoutSegments().join('/')
  return (
    <ViewTransition key={path} default="none" enter={TURN} exit={TURN}>
      {children}
    </ViewTransition>
  )
}
