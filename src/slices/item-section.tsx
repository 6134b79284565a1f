import type { ReactNode } from 'react'
import type { HeadingLevel } from './slice.ts'
import { SliceSection } from './slice-section.tsx'

type ItemSectionProps = {
  /** The item's name. */
  title: string
  eyebrow?: string
  level: HeadingLevel
  headingId: string
  children: ReactNode
}

/** The section of a slice about one item of a menu. */
export function ItemSection({ title, eyebrow, children, ...place }: ItemSectionProps) {
  return (
    <SliceSection slice={{ eyebrow, title }} {...place} size="sm" width="text" rhythm="tight">
      {children}
    </SliceSection>
  )
}
