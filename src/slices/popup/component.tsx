import { ContentButton } from '#ui/button.tsx'
import { Media } from '#ui/media.tsx'
import type { SliceProps } from '../slice.ts'
import css from './popup.module.css'
import type { Popup } from './schema.ts'

export function PopupSlice({ slice, level, headingId }: SliceProps<Popup>) {
  const Heading = `h${level}` as const
  return (
    <section
      className={css.popup}
      data-tone="paper"
      data-popup={slice.uid}
      data-variation={slice.variation}
      aria-labelledby={headingId}
    >
      {slice.image ? (
        <div className={css.picture}>
          <Media picture={slice.image} sizes="(width < 768px) 100vw, 330px" alt="" fill />
        </div>
      ) : null}
      <div className={css.words}>
        <Heading id={headingId} className={css.title}>
          {slice.title}
        </Heading>
        {slice.description ? <p>{slice.description}</p> : null}
        <ContentButton link={slice.cta} />
      </div>
    </section>
  )
}
