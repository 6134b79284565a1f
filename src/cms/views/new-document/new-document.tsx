import { notFound } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { canCreateBookingSettings } from '#cms/access/booking-settings.ts'
import { pageTypes } from '#cms/collections/pages.ts'
import form from '../forms/form.module.css'
import * as t from './messages.gen.ts'
import { type Model, NewDocumentForm, type PageKind } from './new-document-form.client.tsx'

/** Heading of the page, by collection. */
const HEADINGS = {
  pages: t.newPage,
  'news-posts': t.newNewsPost,
  locations: t.newLocation,
  menus: t.newMenu,
  'reusable-slices': t.newReusableSlice,
}

/** The page on which a draft is given a title before it is made: Payload's would make an empty one at once. */
export async function NewDocument({ initPageResult }: AdminViewServerProps) {
  const { req, permissions, collectionConfig } = initPageResult
  const slug = collectionConfig?.slug
  if (!slug || !(slug in HEADINGS) || !permissions.collections?.[slug]?.create) notFound()
  const collection = slug as keyof typeof HEADINGS
  return (
    <main className={`gutter--left gutter--right ${form.page}`}>
      <h1>{HEADINGS[collection]()}</h1>
      <p>{t.nothingYet({ action: t.makeDraft() })}</p>
      <NewDocumentForm
        collection={collection}
        listLabel={String(collectionConfig.labels.plural)}
        heading={HEADINGS[collection]()}
        hasAddress={collectionConfig.flattenedFields.some(({ name }) => name === 'uid')}
        kinds={collection === 'pages' ? await kindsLeft(req) : []}
        models={collection === 'locations' ? await otherLocations(req) : []}
        takesBookings={canCreateBookingSettings({ req, data: { location: null } })}
      />
    </main>
  )
}

/** The types of which a page can still be made: all but text pages exist once. */
async function kindsLeft(req: PayloadRequest): Promise<PageKind[]> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { type: { not_equals: 'text-page' } },
    select: { type: true },
    // One in the trash keeps its address.
    ...{ depth: 0, draft: true, pagination: false, trash: true, req },
  })
  const taken = new Set<string>(docs.map(({ type }) => type))
  return pageTypes.flatMap(({ value, label }) => (taken.has(value) ? [] : [{ value, label }]))
}

async function otherLocations({ payload }: PayloadRequest): Promise<Model[]> {
  const { docs } = await payload.find({
    ...{ collection: 'locations', select: { title: true }, sort: 'title' },
    ...{ depth: 0, draft: true, pagination: false },
  })
  return docs.map(({ id, title }) => ({ id, title }))
}
