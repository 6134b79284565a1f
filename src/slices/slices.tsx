import { Fragment, type ReactNode } from 'react'
import { renderContext } from '#lib/front/render-context.ts'
import { mergeNodes } from '#lib/text/json-ld.ts'
import { JsonLd } from '#ui/json-ld.tsx'
import { Notice } from '#ui/notice.tsx'
import { Section } from '#ui/section.tsx'
import * as t from './messages.gen.ts'
import { prepareSlices } from './prepare.ts'
import type { SliceContext, SliceDto } from './slice.ts'

type SlicesProps = {
  slices: SliceDto[]
  context: SliceContext
  /** The page's name: its first heading where no slice has one. Null where the page has its own. */
  title: string | null
  /** Content of the page itself, shown below its first slice. */
  afterFirst?: ReactNode
}

/** The slices of a document in the editor's order. One that fails is left out, with a note in drafts. */
export async function Slices({ slices, context, title, afterFirst }: SlicesProps) {
  const prepared = await prepareSlices(slices, context)
  const first = prepared.findIndex((item) => item.ok && item.hasHeading)
  const nodes = mergeNodes(prepared.flatMap((item) => (item.ok && item.jsonLd) || []))
  const draft = Boolean(renderContext()?.draft)
  return (
    <>
      {title !== null && first === -1 ? <h1 className="visually-hidden">{title}</h1> : null}
      {prepared.map((item, index) => {
        const below = index === 0 ? afterFirst : null
        if (!item.ok)
          return (
            <Fragment key={item.key}>
              {draft ? <LeftOut slug={item.slug} reason={item.reason} /> : null}
              {below}
            </Fragment>
          )
        const { Component, slice, data, key } = item
        const level = title !== null && index === first ? 1 : 2
        const headingId = `slice-${index + 1}`
        return (
          <Fragment key={key}>
            <Component {...{ slice, data, level, headingId, index }} />
            {below}
          </Fragment>
        )
      })}
      {prepared.length === 0 ? afterFirst : null}
      {nodes.map((node) => (
        <JsonLd key={node['@type']} value={node} />
      ))}
    </>
  )
}

function LeftOut({ slug, reason }: { slug: string; reason: string }) {
  return (
    <Section rhythm="tight" width="text">
      <Notice kind="error">{t.sliceIsNotShown({ slug, reason })}</Notice>
    </Section>
  )
}
