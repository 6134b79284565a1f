import type { Metadata } from 'next'
import { toPostedSlices } from '#data/content/posted-slices.ts'
import { renderContext } from '#lib/front/render-context.ts'
import { Slices } from '#slices/slices.tsx'
import { SimulatorFrame } from './frame.client.tsx'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Slice simulator', robots: { index: false } }

/**
 * The slices that staff posted (spec:routes.simulator); else a frame that waits for those of the admin's live
 * preview.
 */
export default async function SliceSimulatorPage() {
  const { draft, posted } = renderContext() ?? {}
  if (!draft || !posted) return <SimulatorFrame />
  const context = { document: 'slice-simulator', location: null }
  return <Slices slices={await toPostedSlices(posted)} context={context} title="Slice simulator" />
}
