import { Eyebrow } from '#ui/eyebrow.tsx'
import { Media } from '#ui/media.tsx'
import { Section } from '#ui/section.tsx'
import type { SliceProps } from '../slice.ts'
import { CurrentLocationLabel } from './island.tsx'
import type { SmallHero } from './schema.ts'
import css from './small-hero.module.css'

export function SmallHeroSlice({ slice, level, headingId, index }: SliceProps<SmallHero>) {
  const Heading = `h${level}` as const
  const withPicture = Boolean(slice.image)
  return (
    <Section tone="night" width="bleed" rhythm="none" underHeader labelledBy={headingId}>
      <div className={css.hero} data-picture={withPicture || undefined}>
        {withPicture ? (
          <Media
            picture={slice.image}
            mobile={slice.mobileImage}
            sizes="100vw"
            fill
            priority={index === 0}
          />
        ) : null}
        <div className={css.words}>
          {slice.eyebrow ? <Eyebrow>{slice.eyebrow}</Eyebrow> : null}
          <Heading id={headingId} className={css.title}>
            {slice.title}
          </Heading>
          {slice.showLocation ? <CurrentLocationLabel className={css.location} /> : null}
        </div>
      </div>
    </Section>
  )
}
