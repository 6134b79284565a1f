'use client'

import { type DragEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import * as icons from '#ui/icon-paths.ts'
import { dragTo } from './drag.ts'
import css from './hero-grid.module.css'
import * as t from './messages.gen.ts'

type Drag = { pointer: number; x: number; scroll: number }

/**
 * The wall scrolls by itself: touch, wheel and keys need no script. A mouse may drag it, 60 px past its
 * ends, and two buttons move it for those who do not drag (WCAG 2.5.7).
 */
export function DragWall({ label, children }: { label: string; children: ReactNode }) {
  const wall = useRef<HTMLUListElement>(null)
  const { extra, handlers } = useDrag()
  const step = (by: 1 | -1) => {
    const element = wall.current
    if (!element) return
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const left = by * element.clientWidth * 0.7
    element.scrollBy({ left, behavior: calm ? 'auto' : 'smooth' })
  }

  return (
    <div className={css.stage}>
      <ul
        ref={wall}
        className={css.wall}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keys.
        tabIndex={0}
        data-dragging={extra !== null || undefined}
        style={{ translate: `${extra ?? 0}px` }}
        {...handlers}
      >
        {children}
      </ul>
      <div className={css.controls}>
        <button
          type="button"
          className={css.control}
          aria-label={t.earlierPictures()}
          onClick={() => step(-1)}
        >
          <Icon path={icons.arrowLeft} />
        </button>
        <button
          type="button"
          className={css.control}
          aria-label={t.furtherPictures()}
          onClick={() => step(1)}
        >
          <Icon path={icons.arrowRight} />
        </button>
      </div>
    </div>
  )
}

/** Scrolls a list by dragging it with a mouse. `extra`: px that it is pulled past an end; null while it is not dragged. */
function useDrag() {
  const drag = useRef<Drag | null>(null)
  const [extra, setExtra] = useState<number | null>(null)
  const release = () => {
    drag.current = null
    setExtra(null)
  }
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLUListElement>) {
      if (event.pointerType !== 'mouse' || event.button !== 0) return
      const { currentTarget, pointerId, clientX } = event
      currentTarget.setPointerCapture(pointerId)
      drag.current = { pointer: pointerId, x: clientX, scroll: currentTarget.scrollLeft }
      setExtra(0)
    },
    onPointerMove(event: PointerEvent<HTMLUListElement>) {
      const from = drag.current
      if (from?.pointer !== event.pointerId) return
      const { currentTarget, clientX } = event
      const end = currentTarget.scrollWidth - currentTarget.clientWidth
      const to = dragTo(from.scroll, clientX - from.x, end)
      currentTarget.scrollLeft = to.scroll
      setExtra(to.extra)
    },
    onPointerUp: release,
    onPointerCancel: release,
    onDragStart: (event: DragEvent) => event.preventDefault(),
  }
  return { extra, handlers }
}
