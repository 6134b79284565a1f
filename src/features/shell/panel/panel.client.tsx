'use client'

import dynamic from 'next/dynamic'
import { useEffect, useRef, useState } from 'react'
import { findLocation } from '#lib/geo/visitor-locations.ts'
import { COLUMN_QUERY } from '#ui/breakpoints.ts'
import { FailureBoundary } from '../errors/failure-boundary.client.tsx'
import { PANEL_INTENT_EVENT } from '../header/navigation.ts'
import { loadScroll } from '../navigation/load-scroll.ts'
import { watchUrl } from '../navigation/watch-url.ts'
import { visitor } from '../visitor/visitor-store.client.ts'
import type { ReserveContent } from './panel-location.ts'
import { type PanelState, panelOf } from './panel-url.ts'

const loadSlideOut = () => import('./slide-out.client.tsx')
const SlideOut = dynamic(() => loadSlideOut().then((module) => module.SlideOut), { ssr: false })

/**
 * The slide-out of `?reserve={uid}` and `?order={uid}`. Here only the address is watched; the panel
 * and all that is in it comes with its first opening, and ahead of it on hover, focus or touch.
 */
export function Panel({ reserve }: { reserve: ReserveContent }) {
  const [panel, setPanel] = useState<PanelState | null>(null)
  const [loaded, setLoaded] = useState(false)
  const isOpen = useRef(false)

  useEffect(() => {
    let current = 0
    const follow = async () => {
      const turn = ++current
      const asked = await askedPanel()
      if (turn !== current) return
      if (asked && !isOpen.current && matchMedia(COLUMN_QUERY).matches) {
        await loadScroll(({ scrollPastFooter }) => scrollPastFooter())
        if (turn !== current) return
      }
      isOpen.current = asked !== null
      setPanel(asked)
      if (asked) setLoaded(true)
    }
    const preload = () => void loadSlideOut().catch(() => {})
    follow()
    const unwatch = watchUrl(follow)
    addEventListener(PANEL_INTENT_EVENT, preload, { once: true })
    return () => {
      unwatch()
      removeEventListener(PANEL_INTENT_EVENT, preload)
    }
  }, [])

  if (!loaded) return null
  return (
    <FailureBoundary>
      <SlideOut panel={panel} reserve={reserve} />
    </FailureBoundary>
  )
}

/**
 * The panel of the present address, if its location exists (spec:routes.panel-query-conflict). An address with
 * both loses `order`, and one with a uid of before gets the one of today.
 */
async function askedPanel(): Promise<PanelState | null> {
  const asked = panelOf(location.search)
  if (!asked) return null
  await visitor.start()
  const known = findLocation(visitor.state().locations, asked.uid)
  if (!known) return null
  const panel = { ...asked, uid: known.uid }
  visitor.normalisePanel(panel)
  return panel
}
