import type { Metadata } from 'next'
import { fixtures } from '#slices/fixtures.gen.ts'
import { sliceBlocks } from '#slices/schemas.ts'
import { SliceSample } from '#slices/slice-sample.tsx'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Slice simulator', robots: { index: false } }

/** All slices under one another, as on a page that has every one of them. */
export default function SliceSimulatorPage() {
  return sliceBlocks.map(({ slug }, index) => (
    <SliceSample
      key={slug}
      slug={slug}
      sample={fixtures[slug].full}
      level={index === 0 ? 1 : 2}
      headingId={`slice-${index + 1}`}
    />
  ))
}
