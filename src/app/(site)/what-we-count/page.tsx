import type { Metadata } from 'next'
import { WHAT_WE_COUNT_PATH } from '#lib/routing/fixed-paths.ts'
import { whatIsCounted, whatWeCount } from '#lib/site-counts/what-is-counted.ts'
import { Section, SectionHeader } from '#ui/section.tsx'
import { metadataOf } from '../metadata-of.ts'
import css from './what-we-count.module.css'

export const dynamic = 'force-dynamic'

export const generateMetadata = (): Promise<Metadata> =>
  metadataOf({
    path: WHAT_WE_COUNT_PATH,
    title: whatWeCount.title(),
    seo: {
      title: null,
      description: whatWeCount.lead(),
      image: null,
      keywords: null,
      noIndex: true,
    },
  })

/** What pages count of themselves (spec:operations.site-counts), in words. */
export default function WhatWeCountPage() {
  return (
    <Section width="text">
      <SectionHeader level={1} title={whatWeCount.title()} lead={whatWeCount.lead()} />
      {whatIsCounted().map(({ title, sentences }) => (
        <section key={title} className={css.part}>
          <h2 className={css.title}>{title}</h2>
          <ul className={css.sentences}>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      ))}
    </Section>
  )
}
