import { ContentButton } from '#ui/content-button.tsx'
import { ContentLink } from '#ui/link.tsx'
import { Media } from '#ui/media.tsx'
import { Section, SectionHeader } from '#ui/section.tsx'
import type { SliceProps } from '../slice.ts'
import css from './gift-cards.module.css'
import * as t from './messages.gen.ts'
import type { GiftCards } from './schema.ts'

export function GiftCardsSlice({ slice, level, headingId }: SliceProps<GiftCards>) {
  const CardTitle = level === 1 ? 'h2' : 'h3'
  return (
    <Section tone={slice.tone ?? 'linen'} labelledBy={headingId}>
      <SectionHeader
        id={headingId}
        level={level}
        size={level === 1 ? 'xl' : 'lg'}
        eyebrow={slice.eyebrow}
        title={slice.title}
        action={slice.cta ? <ContentButton link={slice.cta} /> : null}
      />
      <ul className={css.cards} data-many={slice.cards.length > 2 || undefined}>
        {slice.cards.map((card, at) => (
          <li key={card.id ?? String(at)} className={css.card}>
            <Media
              picture={card.image}
              sizes="(width < 768px) 100vw, 45vw"
              ratio="8 / 5"
              alt=""
              className={css.picture}
            />
            <CardTitle className={css.title}>{card.title}</CardTitle>
            {card.link ? (
              <ContentLink link={card.link} className={css.link}>
                {card.link.text || t.seeMore()}
                <span className="visually-hidden">: {card.title}</span>
              </ContentLink>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  )
}
