import { type RefObject, useEffect, useRef } from 'react'
import { tableButton } from './table-button.ts'

/** Between a table and its panel, pixels. */
const GAP_PX = 12

/** Brings the panel of a table into the window when it opens, and the table out from under it. */
export function useInView(code: string): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const panel = ref.current
    const table = tableButton(code)
    if (!panel || !table) return
    panel.scrollIntoView({ block: 'nearest' })
    const covered = () => {
      const [over, under] = [panel.getBoundingClientRect(), table.getBoundingClientRect()]
      // On the widest screens it stands beside the plan.
      if (over.left >= under.right) return 0
      return under.bottom + GAP_PX - over.top
    }
    // On a wide screen the floor scrolls by itself, on a narrow one the page does.
    for (const scroller of [panel.parentElement, window]) {
      if (covered() > 0) scroller?.scrollBy(0, covered())
    }
  }, [code])
  return ref
}
