import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Eyebrow } from './eyebrow.tsx'
import css from './section.module.css'

/**
 * The grounds of the site, by the names that documents store: `linen` is the light ground of pages, `paper` the
 * lighter one of cards, `spruce` the dark one, `night` a darker one.
 */
export type Tone = 'linen' | 'paper' | 'spruce' | 'night'

type SectionProps = {
  children: ReactNode
  tone?: Tone
  /** `bleed` runs edge to edge, `wide` keeps the page spacing, `text` a comfortable measure. */
  width?: 'bleed' | 'wide' | 'text'
  /** Air above and below. Neighbours of one tone share theirs, so that it never doubles. */
  rhythm?: 'normal' | 'tight' | 'none'
  /** The section is a dark hero that the top bar may lie on, transparent until the page scrolls. */
  underHeader?: boolean
  id?: string
  /** Id of the heading that names the section; a section with a name is a landmark. */
  labelledBy?: string
  className?: string
}

/** A band of a page. It owns width, tone and rhythm; what stands in it sets none of them. */
export function Section(props: SectionProps) {
  const { tone = 'linen', width = 'wide', rhythm = 'normal', underHeader, labelledBy } = props
  return (
    <section
      id={props.id}
      aria-labelledby={labelledBy}
      data-tone={tone}
      data-rhythm={rhythm}
      data-under-header={underHeader || undefined}
      className={classNames(css.section, props.className)}
    >
      <div className={css[width]}>{props.children}</div>
    </section>
  )
}

type SectionHeaderProps = {
  title: ReactNode
  /** Level in the page's outline; its size is `size`. */
  level?: 1 | 2 | 3
  size?: 'xl' | 'lg' | 'md' | 'sm'
  eyebrow?: ReactNode
  lead?: ReactNode
  /** Buttons or a link that belong to the heading. */
  action?: ReactNode
  align?: 'start' | 'center'
  id?: string
}

/** Eyebrow, heading, lead and action in their one arrangement. */
export function SectionHeader(props: SectionHeaderProps) {
  const { level = 2, size = 'lg', align = 'start' } = props
  const Heading = `h${level}` as const
  return (
    <header className={css.header} data-align={align}>
      {props.eyebrow ? <Eyebrow>{props.eyebrow}</Eyebrow> : null}
      <Heading id={props.id} className={css.title} data-size={size}>
        {props.title}
      </Heading>
      {props.lead ? <div className={css.lead}>{props.lead}</div> : null}
      {props.action ? <div className={css.action}>{props.action}</div> : null}
    </header>
  )
}
