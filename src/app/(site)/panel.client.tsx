'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { FailureBoundary } from '#features/shell/errors/failure-boundary.client.tsx'
import { PANEL_INTENT_EVENT } from '#features/shell/header/navigation.ts'
import { watchUrl } from '#features/shell/navigation/watch-url.ts'
import { panelOf } from '#features/shell/panel/panel-url.ts'

const load = () => import('./panel-area.tsx').then((module) => module.PanelArea)

/**
 * The slide-out of `?reserve={uid}` and `?order={uid}`. All of its code comes with the first address that asks
 * for it, and ahead of that on hover, focus or touch.
 */
export function SitePanel() {
  const [Area, setArea] = useState<ComponentType | null>(null)

  useEffect(() => {
    const follow = () => {
      if (!panelOf(location.search)) return
      load().then(
        (area) => setArea(() => area),
        (error) =>
          setArea(() => () => {
            throw error
          }),
      )
    }
    const preload = () => void load().catch(() => {})
    follow()
    const unwatch = watchUrl(follow)
    addEventListener(PANEL_INTENT_EVENT, preload, { once: true })
    return () => {
      unwatch()
      removeEventListener(PANEL_INTENT_EVENT, preload)
    }
  }, [])

  return <FailureBoundary>{Area ? <Area /> : null}</FailureBoundary>
}
