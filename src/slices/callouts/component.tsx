import { ContentLink } from '#ui/link.tsx'
import { Media } from '#ui/media.tsx'
import { Section, SectionHeader } from '#ui/section.tsx'
import type { SliceProps } from '../slice.ts'
import css from './callouts.module.css'
import type { Callouts } from './schema.ts'

export function CalloutsSlice({ slice, level, headingId }: SliceProps<Callouts>) {
  const CardTitle = slice.title && level === 2 ? 'h3' : 'h2'
  return (
    <Section tone={slice.tone ?? 'linen'} labelledBy={slice.title ? headingId : undefined}>
      {slice.title ? (
        <SectionHeader id={headingId} level={level} eyebrow={slice.eyebrow} title={slice.title} />
      ) : null}
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
    </Section>
  )
}
