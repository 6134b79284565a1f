import { Media } from '#ui/media.tsx'
import { Section } from '#ui/section.tsx'
import type { SliceProps } from '../slice.ts'
import css from './full-image.module.css'
import type { FullImage } from './schema.ts'

export function FullImageSlice({ slice, index }: SliceProps<FullImage>) {
  return (
    <Section width="bleed" rhythm="none">
      <figure>
        <div className={css.frame}>
          <Media
            picture={slice.image}
            mobile={slice.mobileImage}
            sizes="100vw"
            fill
            priority={index === 0}
          />
        </div>
        {slice.caption ? <figcaption className={css.caption}>{slice.caption}</figcaption> : null}
      </figure>
    </Section>
  )
}
