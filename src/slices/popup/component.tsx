import { ContentButton } from '#ui/content-button.tsx'
import { Media } from '#ui/media.tsx'
import { NewsletterAtLocation } from '../newsletter-at-location.client.tsx'
import type { SliceProps } from '../slice.ts'
import css from './popup.module.css'
import type { Popup } from './schema.ts'

type PopupSliceProps = SliceProps<Popup> & {
  /** Somebody has signed up in its form. */
  onSent?: () => void
  /** The message that said so has faded out. */
  onGone?: () => void
}

/** A popup's words with its picture, and the newsletter's form where it is one. */
export function PopupSlice({ slice, level, headingId, onSent, onGone }: PopupSliceProps) {
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
        {slice.variation === 'newsletter' ? (
          <NewsletterAtLocation
            id={`${headingId}-form`}
            labelledBy={headingId}
            compact
            {...(onSent ? { onSent } : {})}
            {...(onGone ? { onGone } : {})}
          />
        ) : null}
        <ContentButton link={slice.cta} />
      </div>
    </section>
  )
}
