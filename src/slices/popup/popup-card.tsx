import type { ReactNode } from 'react'
import { ContentButton } from '#ui/content-button.tsx'
import { Media } from '#ui/media.tsx'
import type { SliceProps } from '../slice.ts'
import css from './popup.module.css'
import type { Popup } from './schema.ts'

type PopupCardProps = Pick<SliceProps<Popup>, 'slice' | 'level' | 'headingId'> & {
  /** The newsletter's form, in a popup that asks for it. */
  children?: ReactNode
}

/** A popup's words with its picture, and the newsletter's form where it is one. */
export function PopupCard({ slice, level, headingId, children }: PopupCardProps) {
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
          <Media picture={slice.image} sizes="(width < 768px) 100vw, 720px" alt="" fill />
        </div>
      ) : null}
      <div className={css.words}>
        <Heading id={headingId} className={css.title}>
          {slice.title}
        </Heading>
        {slice.description ? <p className={css.text}>{slice.description}</p> : null}
        {children}
        <ContentButton link={slice.cta} />
      </div>
    </section>
  )
}
