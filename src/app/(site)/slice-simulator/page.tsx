import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { readNotListed } from '#data/content/not-listed.ts'
import { toPostedSlices } from '#data/content/posted-slices.ts'
import { previewPath } from '#data/content/preview.ts'
import { renderContext } from '#lib/front/render-context.ts'
import { SLICE_SIMULATOR_PATH } from '#lib/front/slice-simulator.ts'
import { Slices } from '#slices/slices.tsx'
import { SimulatorFrame } from './frame.client.tsx'
import { NotListedNotice } from './not-listed.tsx'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Slice simulator', robots: { index: false } }

/**
 * The slices that staff posted (spec:routes.simulator); of a dish or a category whose preview leads here why guests see it on
 * no menu, and its menu once they do; else a frame that waits for the slices of the admin's live preview.
 */
export default async function SliceSimulatorPage() {
  const { draft, posted } = renderContext() ?? {}
  const notListed = draft && !posted ? await readNotListed(draft) : null
  if (draft && notListed) {
    const path = await previewPath(draft)
    if (path && path !== SLICE_SIMULATOR_PATH) redirect(path)
    return <NotListedNotice {...notListed} />
  }
  if (!draft || !posted) return <SimulatorFrame />
  const context = { document: 'slice-simulator', location: null }
  return <Slices slices={await toPostedSlices(posted)} context={context} title="Slice simulator" />
}
