import { ContentButton } from '#ui/content-button.tsx'
import { Eyebrow } from '#ui/eyebrow.tsx'
import { Media } from '#ui/media.tsx'
import { Section } from '#ui/section.tsx'
import type { SliceProps } from '../slice.ts'
import css from './hero-grid.module.css'
import { DragWall } from './island.tsx'
import * as t from './messages.gen.ts'
import type { HeroGrid } from './schema.ts'

export function HeroGridSlice({ slice, level, headingId, index }: SliceProps<HeroGrid>) {
  const Heading = `h${level}` as const
  return (
    <Section tone="night" width="bleed" rhythm="none" underHeader labelledBy={headingId}>
      <div className={css.hero}>
        <div className={css.words}>
          {slice.eyebrow ? <Eyebrow>{slice.eyebrow}</Eyebrow> : null}
          <Heading id={headingId} className={css.title}>
            {slice.title}
          </Heading>
          <ContentButton link={slice.cta} size="lg" />
        </div>
        <DragWall label={t.picturesAbout({ title: slice.title })}>
          {slice.images.map(({ id, image }, at) => (
            <li key={id ?? String(at)} className={css.cell}>
              <Media
                picture={image}
                sizes="(width < 768px) 62vw, 34vw"
                fill
                priority={index === 0 && at === 0}
              />
            </li>
          ))}
        </DragWall>
      </div>
    </Section>
  )
}
