'use client'

import dynamic from 'next/dynamic'
import { useEffect, useRef, useState } from 'react'
import { COLUMN_QUERY } from '#ui/breakpoints.ts'
import { loadScroll } from '../navigation/load-scroll.ts'
import { watchUrl } from '../navigation/watch-url.ts'
import { visitor } from '../visitor/visitor-store.client.ts'
import type { ReserveContent } from './panel-location.ts'
import { type PanelState, panelOf } from './panel-url.ts'

const loadSlideOut = () => import('./slide-out.client.tsx')
const SlideOut = dynamic(() => loadSlideOut().then((module) => module.SlideOut), { ssr: false })

// On its way as soon as this is: an address asks for the panel, or somebody is about to.
loadSlideOut().catch(() => {})

/** Follows the address: opens the slide-out for the panel that it asks for, and closes it. */
export function Panel({ reserve }: { reserve: ReserveContent }) {
  const [panel, setPanel] = useState<PanelState | null>(null)
  const [begun, setBegun] = useState(false)
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
      if (asked) setBegun(true)
    }
    follow()
    return watchUrl(follow)
  }, [])

  return begun ? <SlideOut panel={panel} reserve={reserve} /> : null
}

/**
 * The panel of the present address, if its location exists (spec:routes.panel-query-conflict). An address with
 * both loses `order`, and one with a uid of before gets the one of today.
 */
async function askedPanel(): Promise<PanelState | null> {
  const asked = panelOf(location.search)
  if (!asked) return null
  const [known] = await Promise.all([visitor.find(asked.uid), visitor.start()])
  if (!known) return null
  const panel = { ...asked, uid: known.uid }
  visitor.normalisePanel(panel)
  return panel
}
