import { useState } from 'react'
import type { BoardContext } from '../board-context.ts'
import { targetAt } from '../floor/table-view.ts'
import { placeParty } from '../place-party.ts'
import { useDrag, type Way } from '../use-drag.ts'
import { type PartyBar, type Timeline, timeAt } from './timeline-view.ts'

export type TimelineWork = ReturnType<typeof useTimeline>

/**
 * The work on the timeline: a party that is dragged to another table moves there, or swaps with the party that has it;
 * one that is dragged to another time is asked about, as its guest is written to.
 */
export function useTimeline(context: BoardContext, timeline: Timeline | null) {
  const { day, now, actions, openDialog } = context
  const [selected, setSelected] = useState<string | null>(null)
  const [dragged, setDragged] = useState<({ id: string } & Way) | null>(null)

  const drop = (bar: PartyBar, code: string | null, columns: number) => {
    const { one } = bar
    setSelected(one.id)
    if (!timeline || (one.state !== 'booked' && one.state !== 'seated')) return
    const isElsewhere = code !== null && !one.tables.includes(code)
    if (one.state === 'booked' && columns !== 0) {
      const at = timeAt(timeline, day, bar.from + columns)
      return openDialog({ what: 'change', id: one.id, at, ...(isElsewhere ? { table: code } : {}) })
    }
    const target = isElsewhere ? targetAt(day, now, one, code, false) : null
    if (target) void placeParty(actions, one.id, one, target)
  }
  const drag = useDrag<PartyBar>({
    begin: () => actions.clearError(),
    move: ({ one }, way) => setDragged({ id: one.id, ...way }),
    drop: (bar, under, { x }) => {
      setDragged(null)
      const row = under?.closest<HTMLElement>('[data-row]')
      const width = row && columnWidth(row)
      if (row && width) drop(bar, row.dataset.row || null, Math.round(x / width))
    },
  })
  return {
    dragged,
    dragOf: (bar: PartyBar) => drag.handlersOf(bar),
    selected: day.reservations.find(({ id }) => id === selected) ?? null,
    select: (id: string) => {
      if (drag.wasDragged()) return
      actions.clearError()
      setSelected(selected === id ? null : id)
    },
    close: () => {
      document.querySelector<HTMLElement>(`[data-bar="${selected}"]`)?.focus()
      setSelected(null)
    },
    /** Books at a table; at the time of a place in its row, px from its start, or, by a key, at one to be chosen. */
    book: (table: string | null, row: HTMLElement, x: number | null) => {
      const width = columnWidth(row)
      const at = timeline && width && x !== null ? timeAt(timeline, day, Math.floor(x / width)) : ''
      openDialog({ what: 'book', ...(table ? { table } : {}), ...(at ? { at } : {}) })
    },
  }
}

/** Width of a quarter of an hour in a row, px. */
function columnWidth(row: HTMLElement): number {
  const track = row.querySelector<HTMLElement>('[data-columns]')
  return track ? track.clientWidth / Number(track.dataset.columns) : 0
}
