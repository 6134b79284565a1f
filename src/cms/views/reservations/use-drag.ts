import { type PointerEvent, useRef } from 'react'

/** How far a pointer goes before it drags, pixels. */
const DRAG_PX = 8

/** How far a drag has gone, pixels. */
export type Way = { x: number; y: number }

type DragCalls<Thing> = {
  begin?(thing: Thing): void
  move?(thing: Thing, way: Way): void
  /** `under` = what lies under the pointer in the end; null = the drag was broken off. */
  drop(thing: Thing, under: Element | null, way: Way): void
}

/** Drags things by a pointer. A click that ends a drag is told from one that is meant by `wasDragged`. */
export function useDrag<Thing>({ begin, move, drop }: DragCalls<Thing>) {
  const from = useRef<(Way & { isDragging: boolean }) | null>(null)
  const dragged = useRef(false)
  const wayOf = ({ clientX, clientY }: PointerEvent, start: Way): Way => ({
    ...{ x: clientX - start.x, y: clientY - start.y },
  })
  return {
    /** Whether the click that follows belongs to a drag. */
    wasDragged: () => {
      const was = dragged.current
      dragged.current = false
      return was
    },
    handlersOf: (thing: Thing | null | undefined) => ({
      onPointerDown: ({ clientX: x, clientY: y, button }: PointerEvent) => {
        dragged.current = false
        from.current = thing && button === 0 ? { x, y, isDragging: false } : null
      },
      onPointerMove: (event: PointerEvent) => {
        const start = from.current
        if (!start || !thing) return
        const way = wayOf(event, start)
        if (!start.isDragging) {
          if (Math.hypot(way.x, way.y) < DRAG_PX) return
          start.isDragging = true
          event.currentTarget.setPointerCapture(event.pointerId)
          begin?.(thing)
        }
        move?.(thing, way)
      },
      onPointerUp: (event: PointerEvent) => {
        const start = from.current
        from.current = null
        if (!start?.isDragging || !thing) return
        dragged.current = true
        const under = document.elementFromPoint(event.clientX, event.clientY)
        drop(thing, under, wayOf(event, start))
      },
      onPointerCancel: (event: PointerEvent) => {
        const start = from.current
        from.current = null
        if (start?.isDragging && thing) drop(thing, null, wayOf(event, start))
      },
    }),
  }
}
