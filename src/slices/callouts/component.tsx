import { ContentLink } from '#ui/link.tsx'
import { Media } from '#ui/media.tsx'
import type { SliceProps } from '../slice.ts'
import { levelBelow, SliceSection } from '../slice-section.tsx'
import css from './callouts.module.css'
import type { Callouts } from './schema.ts'

export function CalloutsSlice({ slice, level, headingId }: SliceProps<Callouts>) {
  const CardTitle = `h${levelBelow(slice, level)}` as const
  return (
    <SliceSection slice={slice} level={level} headingId={headingId} tone={slice.tone ?? 'linen'}>
      <ul className={css.cards} data-count={slice.cards.length}>
        {slice.cards.map((card, at) => (
          <li key={card.id ?? String(at)} className={css.card}>
            {card.image ? (
              <Media
                picture={card.image}
                sizes="(width < 768px) 100vw, 33vw"
                ratio="4 / 5"
                alt=""
                className={css.picture}
              />
            ) : null}
            <CardTitle className={css.title}>
              {card.cta ? (
                <ContentLink link={card.cta} className={css.link}>
                  {card.title}
                </ContentLink>
              ) : (
                card.title
              )}
            </CardTitle>
            {card.text ? <p className={css.text}>{card.text}</p> : null}
            {card.cta?.text ? (
              <span className={css.cta} aria-hidden="true">
                {card.cta.text}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </SliceSection>
  )
}
