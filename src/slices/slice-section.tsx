import type { ComponentProps, ReactNode } from 'react'
import { Section, SectionHeader } from '#ui/section.tsx'
import type { HeadingLevel } from './slice.ts'

type SliceSectionProps = Pick<ComponentProps<typeof Section>, 'tone' | 'width' | 'rhythm'> & {
  /** The slice, of which only its heading is read. */
  slice: { eyebrow?: string | null; title?: string | null }
  level: HeadingLevel
  headingId: string
  /** Size of the heading, as `SectionHeader` has it. */
  size?: ComponentProps<typeof SectionHeader>['size']
  children?: ReactNode
}

/** A slice's section under its heading, which also names it. A slice without a title has neither heading nor name. */
export function SliceSection(props: SliceSectionProps) {
  const { slice, level, headingId, size, children, ...section } = props
  return (
    <Section {...section} labelledBy={slice.title ? headingId : undefined}>
      {slice.title ? (
        <SectionHeader
          id={headingId}
          level={level}
          size={size}
          eyebrow={slice.eyebrow}
          title={slice.title}
        />
      ) : null}
      {children}
    </Section>
  )
}

/** Level of the headings in a slice: one below its own heading, or 2 where it has none. */
export function levelBelow(slice: { title?: string | null }, level: HeadingLevel): 2 | 3 {
  return slice.title && level === 2 ? 3 : 2
}
