'use client'

import dynamic from 'next/dynamic'
import { useEffect } from 'react'
import { PANEL_INTENT_EVENT } from '#features/shell/header/navigation.ts'
import { Panel } from '#features/shell/panel/panel.client.tsx'

const loadReserve = () => import('./reserve-content.tsx')
const Reserve = dynamic(() => loadReserve().then((module) => module.ReserveContent), { ssr: false })

/** The slide-out with what other features put into it, which comes with its first opening. */
export function SitePanel() {
  useEffect(() => {
    const preload = () => void loadReserve().catch(() => {})
    addEventListener(PANEL_INTENT_EVENT, preload, { once: true })
    return () => removeEventListener(PANEL_INTENT_EVENT, preload)
  }, [])
  return <Panel reserve={Reserve} />
}
