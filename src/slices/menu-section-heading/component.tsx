import { Media } from '#ui/media.tsx'
import { Section, SectionHeader } from '#ui/section.tsx'
import type { SliceProps } from '../slice.ts'
import css from './menu-section-heading.module.css'
import type { MenuSectionHeading } from './schema.ts'

export function MenuSectionHeadingSlice(props: SliceProps<MenuSectionHeading>) {
  const { slice, level, headingId, index } = props
  return (
    <Section
      tone="spruce"
      rhythm="tight"
      underHeader={index === 0 && level === 1}
      labelledBy={headingId}
    >
      <div className={css.heading} data-menu-heading data-picture={slice.image ? '' : undefined}>
        <SectionHeader
          id={headingId}
          level={level}
          eyebrow={slice.eyebrow}
          title={slice.title}
          lead={slice.description ? <p className={css.lead}>{slice.description}</p> : null}
        />
        {slice.image ? (
          <Media
            picture={slice.image}
            sizes="(width < 768px) 38vw, 40vw"
            fill
            alt=""
            className={css.picture}
            priority={index === 0}
          />
        ) : null}
      </div>
    </Section>
  )
}
