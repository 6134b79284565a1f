import type { Metadata } from 'next'
import { folderOf } from '#slices/define.ts'
import { sliceBlocks } from '#slices/schemas.ts'
import { Section, SectionHeader } from '#ui/section.tsx'
import css from './slice-library.module.css'

export const metadata: Metadata = { title: 'Slice library', robots: { index: false } }

export default function SliceLibraryPage() {
  return (
    <Section>
      <SectionHeader
        level={1}
        eyebrow="For editors and developers"
        title="Slice library"
        lead="Every content block, with its samples."
      />
      <ul className={css.slices}>
        {sliceBlocks.map((block) => (
          <li key={block.slug} className={css.slice}>
            <img
              src={`/slices/${folderOf(block.slug)}.jpg`}
              width={480}
              height={320}
              alt=""
              loading="lazy"
            />
            <a href={`/slice-library/${folderOf(block.slug)}`}>{String(block.labels?.singular)}</a>
            <code>{block.slug}</code>
          </li>
        ))}
      </ul>
    </Section>
  )
}
