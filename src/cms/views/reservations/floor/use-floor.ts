import { type PointerEvent, useRef, useState } from 'react'
import type { HostReservation } from '#booking-engine/host/types.ts'
import type { HostDayView } from '#cms/host/host-day.ts'
import * as t from '../messages.gen.ts'
import type { HostActions } from '../use-host-actions.ts'
import { type TableView, type Target, targetAt } from './table-view.ts'

/** A party that is being moved, or gets another table beside its own (`joins`). */
export type Moving = { id: string; joins: boolean }

/** How far a pointer goes before it drags, pixels. */
const DRAG_PX = 8

/** Work on the floor: which table is looked at, and which party is being moved. */
export type FloorWork = ReturnType<typeof useFloor>

/** The work on the floor of a day; all of it is done by the engine's own acts. */
export function useFloor(day: HostDayView, now: number, actions: HostActions) {
  const [selected, setSelected] = useState<string | null>(null)
  const [moving, setMoving] = useState<Moving | null>(null)
  const party = moving && day.reservations.find(({ id }) => id === moving.id)
  const targetFor = (one: HostReservation, code: string, joins = false) =>
    targetAt(day, now, one, code, joins)

  const begin = (next: Moving) => {
    actions.clearError()
    setMoving(next)
    // The button that was pressed is gone with the panel.
    if (selected) focusTable(selected)
  }
  const place = async (one: HostReservation, code: string, target: Target) => {
    const { id, seen } = one
    const isDone = await (target.kind === 'swap'
      ? actions.send(
          atTable(code),
          'swap',
          { id, seen, other: { id: target.other.id, seen: target.other.seen } },
          t.areSwapped(),
        )
      : actions.send(atTable(code), 'move', { id, seen, place: target.place }, t.isMoved()))
    if (!isDone) return
    setMoving(null)
    setSelected(code)
  }
  const tap = (code: string) => {
    if (!moving || !party) {
      actions.clearError()
      return setSelected(selected === code ? null : code)
    }
    const target = targetFor(party, code, moving.joins)
    if (target) void place(party, code, target)
  }
  const drag = useDrag({
    begin: (one) => begin({ id: one.id, joins: false }),
    drop: (one, code) => {
      const target = code === null ? null : targetFor(one, code)
      if (code !== null && target) void place(one, code, target)
      else setMoving(null)
    },
  })
  return {
    selected,
    party: party ?? null,
    joins: moving?.joins ?? false,
    refusal: refusalOf(actions),
    begin,
    tap: (code: string) => {
      if (!drag.wasDragged()) tap(code)
    },
    place,
    targetOf: (code: string) =>
      moving && party ? targetFor(party, code, moving.joins) : undefined,
    dragOf: drag.handlersOf,
    cancel: () => {
      actions.clearError()
      setMoving(null)
    },
    close: () => {
      if (selected) focusTable(selected)
      setSelected(null)
    },
  }
}

function focusTable(code: string): void {
  document.querySelector<HTMLElement>(`[data-table="${CSS.escape(code)}"]`)?.focus()
}

const AT_TABLE = 'table '

/** Where a refusal of something at a table is shown. */
function atTable(code: string): string {
  return `${AT_TABLE}${code}`
}

function refusalOf({ error }: HostActions) {
  if (!error?.at.startsWith(AT_TABLE)) return null
  return { code: error.at.slice(AT_TABLE.length), text: error.text }
}

type DragCalls = {
  begin(one: HostReservation): void
  drop(one: HostReservation, code: string | null): void
}

/** Drags the party of a table, the one that sits or the next one, onto another table. */
function useDrag({ begin, drop }: DragCalls) {
  const from = useRef<{ x: number; y: number; isDragging: boolean } | null>(null)
  const dragged = useRef(false)
  return {
    /** Whether the click that follows belongs to a drag. */
    wasDragged: () => {
      const was = dragged.current
      dragged.current = false
      return was
    },
    handlersOf: ({ sitting, next }: TableView) => {
      const one = sitting ?? next[0]
      return {
        onPointerDown: ({ clientX: x, clientY: y, button }: PointerEvent) => {
          dragged.current = false
          from.current = one && button === 0 ? { x, y, isDragging: false } : null
        },
        onPointerMove: (event: PointerEvent) => {
          const start = from.current
          if (!start || !one || start.isDragging) return
          if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < DRAG_PX) return
          start.isDragging = true
          event.currentTarget.setPointerCapture(event.pointerId)
          begin(one)
        },
        onPointerUp: (event: PointerEvent) => {
          const start = from.current
          from.current = null
          if (!start?.isDragging || !one) return
          dragged.current = true
          const under = document.elementFromPoint(event.clientX, event.clientY)
          drop(one, under?.closest<HTMLElement>('[data-table]')?.dataset.table ?? null)
        },
        onPointerCancel: () => {
          if (from.current?.isDragging && one) drop(one, null)
          from.current = null
        },
      }
    },
  }
}
