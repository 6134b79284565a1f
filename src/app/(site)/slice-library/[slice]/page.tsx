import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { folderOf } from '#slices/define.ts'
import { fixtures } from '#slices/fixtures.gen.ts'
import { type SliceSlug, sliceBlocks } from '#slices/schemas.ts'
import { SliceSample } from '#slices/slice-sample.tsx'
import { Section, SectionHeader } from '#ui/section.tsx'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ slice: string }> }

const blockOf = (folder: string) => sliceBlocks.find((block) => folderOf(block.slug) === folder)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const block = blockOf((await params).slice)
  return { title: `${block?.labels?.singular ?? 'Unknown'} · slice`, robots: { index: false } }
}

export default async function SlicePage({ params }: Props) {
  const block = blockOf((await params).slice)
  if (!block) notFound()
  const slug: SliceSlug = block.slug
  return (
    <>
      <Section rhythm="tight">
        <SectionHeader level={1} title={String(block.labels?.singular ?? slug)} />
      </Section>
      <SliceSample slug={slug} sample={fixtures[slug].full} level={2} headingId="full" />
      <SliceSample slug={slug} sample={fixtures[slug].minimal} level={2} headingId="minimal" />
    </>
  )
}
