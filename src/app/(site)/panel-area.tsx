'use client'

import dynamic from 'next/dynamic'
import { Panel } from '#features/shell/panel/panel.client.tsx'

const loadReserve = () => import('./reserve-content.tsx')
const Reserve = dynamic(() => loadReserve().then((module) => module.ReserveContent), { ssr: false })

// On its way as soon as this is, as the slide-out itself.
loadReserve().catch(() => {})

/** The slide-out with what other features put into it. */
export function PanelArea() {
  return <Panel reserve={Reserve} />
}
