'use client'

import { useSelectedLayoutSegments } from 'next/navigation'
import { type ReactNode, ViewTransition } from 'react'

/**
 * The page of the site, which gives way to the next one (styles/turn.css). The first load and changes
 * inside of a page are shown at once.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  const path = useSelectedLayoutSegments().join('/')
  return (
    <ViewTransition key={path} default="none" enter="page" exit="page">
      {children}
    </ViewTransition>
  )
}
