import type { Metadata } from 'next'
import { folderOf } from '#slices/define.ts'
import { fixtures } from '#slices/fixtures.gen.ts'
import { type SliceSlug, sliceBlocks } from '#slices/schemas.ts'
import { SliceSample } from '#slices/slice-sample.tsx'
import { Section, SectionHeader } from '#ui/section.tsx'
import NotFoundPage from '../../not-found/page.tsx'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ slice: string }> }

const blockOf = (folder: string) => sliceBlocks.find((block) => folderOf(block.slug) === folder)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const block = blockOf((await params).slice)
  const title = block
    ? `${block.labels?.singular ?? block.slug} · slice`
    : 'This page could not be found'
  return { title, robots: { index: false } }
}

export default async function SlicePage({ params }: Props) {
  const block = blockOf((await params).slice)
  if (!block) return <NotFoundPage />
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
