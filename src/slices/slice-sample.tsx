import type { ReactNode } from 'react'
import { Notice } from '#ui/notice.tsx'
import { Section } from '#ui/section.tsx'
import { fixtures } from './fixtures.gen.ts'
import * as t from './messages.gen.ts'
import { parseSlice } from './parse.ts'
import { registry } from './registry.gen.ts'
import type { SliceSlug } from './schemas.ts'
import type { HeadingLevel, SliceEntry, SliceProps } from './slice.ts'

type SliceSampleProps = {
  slug: SliceSlug
  sample: object
  level: HeadingLevel
  headingId: string
}

/**
 * A slice drawn from a sample instead of content; one without markup says so. Throws where the
 * sample breaks the slice's schema.
 */
export function SliceSample({ slug, sample, level, headingId }: SliceSampleProps) {
  const entry: SliceEntry = registry[slug]
  const parsed = parseSlice(entry.schema, sample)
  if (!parsed.ok) throw new Error(`The sample of ${slug} lacks ${String(parsed.detail?.path)}`)
  if (!entry.Component) return <Unseen sample={parsed.value} />
  const Component = entry.Component as (props: SliceProps<unknown, unknown>) => ReactNode
  return (
    <Component
      slice={parsed.value}
      data={fixtures[slug].data?.(sample)}
      level={level}
      headingId={headingId}
      index={0}
    />
  )
}

/** What a slice without markup was given. */
function Unseen({ sample }: { sample: object }) {
  const fields = Object.keys(sample).join(', ')
  return (
    <Section rhythm="tight" width="text">
      <Notice kind="info">
        {t.sliceShowsNothing()} {fields ? t.sliceCanSay({ fields }) : null}
      </Notice>
    </Section>
  )
}
