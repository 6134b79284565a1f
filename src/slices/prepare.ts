import type { ReactNode } from 'react'
import type { JsonLdNode } from '#lib/text/json-ld.ts'
import * as t from './messages.gen.ts'
import { parseSlice } from './parse.ts'
import { registry } from './registry.gen.ts'
import type { SliceContext, SliceDto, SliceEntry, SliceProps } from './slice.ts'

/** A slice that may be rendered, or the reason why it is left out. */
export type PreparedSlice =
  | {
      ok: true
      slug: string
      key: string
      hasHeading: boolean
      slice: unknown
      data: unknown
      jsonLd: JsonLdNode | null
      Component: (props: SliceProps<unknown, unknown>) => ReactNode
    }
  | { ok: false; slug: string; key: string; reason: string }

const entries: Partial<Record<string, SliceEntry>> = registry

/**
 * Checks and loads every slice before any of them is drawn: an error while drawing would cost the
 * whole page, an error here costs one slice. Failures are logged with document and slug. Slices
 * without markup are none of the page's.
 */
export function prepareSlices(slices: SliceDto[], context: SliceContext): Promise<PreparedSlice[]> {
  const drawn = slices.filter(({ blockType }) => entries[blockType]?.schema.custom.markup !== false)
  return Promise.all(drawn.map((slice, index) => prepareSlice(slice, index, context)))
}

async function prepareSlice(
  dto: SliceDto,
  index: number,
  context: SliceContext,
): Promise<PreparedSlice> {
  const slug = dto.blockType
  const key = dto.id ?? String(index)
  const leftOut = (reason: string, error?: unknown): PreparedSlice => {
    console.error(`slice ${slug} of ${context.document} left out: ${reason}`, error ?? '')
    return { ok: false, slug, key, reason }
  }
  const entry = entries[slug]
  if (!entry?.Component) return leftOut(t.noSuchSlice())
  const parsed = parseSlice(entry.schema, dto)
  if (!parsed.ok) return leftOut(t.fieldIsMissingOrWrong({ field: String(parsed.detail?.path) }))
  try {
    const load = (await entry.data?.())?.load as
      | ((slice: unknown, context: SliceContext) => Promise<unknown>)
      | undefined
    const jsonLd = entry.jsonLd as ((slice: unknown) => JsonLdNode) | undefined
    return {
      ok: true,
      slug,
      key,
      hasHeading: hasHeading(entry.schema, parsed.value),
      slice: parsed.value,
      data: await load?.(parsed.value, context),
      jsonLd: jsonLd?.(parsed.value) ?? null,
      Component: entry.Component as (props: SliceProps<unknown, unknown>) => ReactNode,
    }
  } catch (error) {
    return leftOut(t.contentCouldNotBeRead(), error)
  }
}

/** Whether a block has the heading that its schema names. */
export function hasHeading(schema: SliceEntry['schema'], value: unknown): boolean {
  const path = schema.custom.heading?.split('.') ?? []
  const heading = path.reduce<unknown>(
    (inner, name) => (inner as Record<string, unknown> | undefined)?.[name],
    value,
  )
  return path.length > 0 && Boolean(heading)
}
