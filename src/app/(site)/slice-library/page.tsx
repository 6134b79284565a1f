import type { Metadata } from 'next'
import type { Picture } from '#lib/media/picture.ts'
import { folderOf } from '#slices/define.ts'
import { type SliceSlug, sliceBlocks } from '#slices/schemas.ts'
import { Media } from '#ui/media.tsx'
import { Section, SectionHeader } from '#ui/section.tsx'
import css from './slice-library.module.css'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Slice library', robots: { index: false } }

const thumbnail = (slug: SliceSlug): Picture => ({
  alt: '',
  width: 480,
  height: 320,
  focalX: 50,
  focalY: 50,
  src: `/slices/${folderOf(slug)}.webp`,
  sources: [],
})

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
            <Media picture={thumbnail(block.slug)} sizes="15rem" alt="" />
            <a href={`/slice-library/${folderOf(block.slug)}`}>{String(block.labels?.singular)}</a>
            <code>{block.slug}</code>
          </li>
        ))}
      </ul>
    </Section>
  )
}
