import { useState } from 'react'
import type { HostReservation } from '#booking-engine/host/types.ts'
import type { HostDayView } from '#cms/host/host-day.ts'
import { placeParty } from '../place-party.ts'
import { useDrag } from '../use-drag.ts'
import type { HostActions } from '../use-host-actions.ts'
import { tableButton } from './table-button.ts'
import { type TableView, type Target, targetAt } from './table-view.ts'

/** A party that is being moved, or gets another table beside its own (`joins`). */
export type Moving = { id: string; joins: boolean }

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
    if (selected) tableButton(selected)?.focus()
  }
  const place = async (one: HostReservation, code: string, target: Target) => {
    // The floor is free for the next tap at once.
    setMoving(null)
    setSelected(code)
    if (await placeParty(actions, atTable(code), one, target)) return
    setMoving((next) => next ?? moving)
    setSelected((next) => (next === code ? selected : next))
  }
  const tap = (code: string) => {
    if (!moving || !party) {
      actions.clearError()
      return setSelected(selected === code ? null : code)
    }
    const target = targetFor(party, code, moving.joins)
    if (target) void place(party, code, target)
  }
  const drag = useDrag<HostReservation>({
    begin: (one) => begin({ id: one.id, joins: false }),
    drop: (one, under) => {
      const code = under?.closest<HTMLElement>('[data-table]')?.dataset.table ?? null
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
    /** Drags the party of a table, the one that sits or the next one. */
    dragOf: ({ sitting, next }: TableView) => drag.handlersOf(sitting ?? next[0]),
    cancel: () => {
      actions.clearError()
      setMoving(null)
    },
    close: () => {
      if (selected) tableButton(selected)?.focus()
      setSelected(null)
    },
  }
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
