import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { HostReservation } from '#booking-engine/host/types.ts'
import type { HostDayView } from '#cms/host/host-day.ts'
import { type DayEvent, type DayState, firstDayState, nextDayState } from './day-state.ts'
import { type PendingActs, withPendingActs } from './pending-acts.ts'

const DAY = '2027-04-05'
const target = { location: 7, day: DAY }
const rowOf = (seen: number, state: HostReservation['state'] = 'booked') =>
  ({ id: 'a', seen, state, party: 2, stateSince: null }) as HostReservation

/** The day at a location in a version: `settings.changes`. */
function dayIn(mark: string, more: Partial<HostDayView> = {}): HostDayView {
  const day = { locationId: '7', day: DAY, today: DAY, now: 0, mark, reservations: [], ...more }
  return day as unknown as HostDayView
}
const numberOf = (mark: string) => {
  const [settings = 0, changes = 0] = mark.split('.').map(Number)
  return settings * 1000 + changes
}

const play = (state: DayState, events: readonly DayEvent[]) => events.reduce(nextDayState, state)
const answer = (turn: number, asked: number, day: HostDayView | null, at = 1000): DayEvent => ({
  ...{ type: 'answered', target, turn, asked, day, at },
})
const failure = (turn: number, at: number): DayEvent => ({
  ...{ type: 'failed', target, turn, error: 'no_answer', at },
})

describe('a day on show', () => {
  test('takes newer answers, in whichever order they come', () => {
    const first = firstDayState(target, dayIn('1.1'), 0)
    const shown = play(first, [answer(2, 2, dayIn('1.3')), answer(1, 2, dayIn('1.2'))])
    expect(shown.day?.mark).toBe('1.3')
    // The earlier question was answered last, and by the server's newest state.
    expect(play(shown, [answer(1, 2, dayIn('1.4'))]).day?.mark).toBe('1.4')
    expect(play(shown, [answer(2, 2, dayIn('2.0'))]).day?.mark).toBe('2.0')
  })

  test('takes the answer to a later question whatever its version: the settings may have begun anew', () => {
    const shown = play(firstDayState(target, dayIn('9.9'), 0), [answer(1, 1, dayIn('9.9'))])
    expect(play(shown, [answer(2, 2, dayIn('1.0'))]).day?.mark).toBe('1.0')
  })

  test('stays without a connection, says since when, and goes on once there is one', () => {
    const first = firstDayState(target, dayIn('1.1'), 0)
    const lost = play(first, [failure(1, 5000), failure(2, 5000), failure(3, 9000)])
    expect(lost).toMatchObject({ error: 'no_answer', latestAt: 5000 })
    expect(lost.day?.mark).toBe('1.1')
    const same = play(lost, [answer(4, 4, null)])
    expect(same).toMatchObject({ error: null, latestAt: null })
    expect(play(lost, [answer(4, 4, dayIn('1.2'))])).toMatchObject({ error: null, latestAt: null })
    // What was asked before the last answer says nothing of the connection now.
    expect(play(same, [failure(3, 5000)]).error).toBeNull()
  })

  test('that was left is shown from memory where there is no answer, and only there', () => {
    const other = { location: 7, day: '2027-04-06' }
    const left = play(firstDayState(target, dayIn('1.1'), 0), [
      { type: 'opened', target: other, at: 5000 },
    ])
    expect(left.day).toBeNull()
    const back = { location: 7, day: DAY }
    const lost = play(left, [
      { ...failure(1, 6000), target: other } as DayEvent,
      { type: 'opened', target: back, at: 6000 },
    ])
    expect(lost.day).toBeNull()
    const shown = play(lost, [{ ...failure(2, 7000), target: back } as DayEvent])
    expect(shown).toMatchObject({ error: 'no_answer', latestAt: 5000 })
    expect(shown.day?.mark).toBe('1.1')
    const today = play(lost, [{ type: 'opened', target: { location: 7, day: null }, at: 0 }])
    const target0 = today.target
    expect(play(today, [{ ...failure(2, 7000), target: target0 } as DayEvent]).day?.day).toBe(DAY)
    const elsewhere = { location: 8, day: DAY }
    const away = play(lost, [{ type: 'opened', target: elsewhere, at: 0 }])
    expect(play(away, [{ ...failure(2, 0), target: elsewhere } as DayEvent]).day).toBeNull()
  })

  test('is not touched by late answers about the day before it', () => {
    const other = { location: 7, day: '2027-04-06' }
    const opened = play(firstDayState(target, dayIn('1.1'), 0), [
      { type: 'opened', target: other, at: 0 },
    ])
    expect(play(opened, [answer(1, 1, dayIn('1.2')), failure(1, 0)])).toEqual(opened)
  })

  test('never shows an older version over a newer one, and ends as the server has it', () => {
    // What happens at the server and on the way, in any order: it changes, a question is put, answered by the server,
    // and its answer arrives or is lost.
    const step = fc.oneof(
      fc.constant({ what: 'change' as const }),
      fc.constant({ what: 'ask' as const }),
      fc.record({ what: fc.constant('read' as const), which: fc.nat(20) }),
      fc.record({ what: fc.constant('arrive' as const), which: fc.nat(20) }),
      fc.record({ what: fc.constant('lose' as const), which: fc.nat(20) }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let version = 1
        let asked = 0
        let state = firstDayState(target, dayIn('1.1'), 0)
        const underWay: { turn: number; mark: string | null; read: HostDayView | null }[] = []
        const answers: { turn: number; read: HostDayView | null }[] = []
        const take = (event: DayEvent) => {
          const before = state.day?.mark ?? '0.0'
          state = nextDayState(state, event)
          expect(numberOf(state.day?.mark ?? '')).toBeGreaterThanOrEqual(numberOf(before))
        }
        const ask = () => {
          underWay.push({ turn: ++asked, mark: state.day?.mark ?? null, read: null })
        }
        const read = (which: number) => {
          const [one] = underWay.splice(which % Math.max(underWay.length, 1), 1)
          if (!one) return
          const mark = `1.${version}`
          answers.push({ turn: one.turn, read: mark === one.mark ? null : dayIn(mark) })
        }
        const arrive = (which: number) => {
          const [one] = answers.splice(which % Math.max(answers.length, 1), 1)
          if (one) take(answer(one.turn, asked, one.read))
        }
        for (const one of steps) {
          if (one.what === 'change') version++
          else if (one.what === 'ask') ask()
          else if (one.what === 'read') read(one.which)
          else if (one.what === 'arrive') arrive(one.which)
          else {
            const [lost] = underWay.splice(one.which % Math.max(underWay.length, 1), 1)
            if (lost) take(failure(lost.turn, 0))
          }
        }
        // The last version is told, and asked for once more.
        ask()
        read(underWay.length - 1)
        arrive(answers.length - 1)
        while (underWay.length > 0) read(0)
        while (answers.length > 0) arrive(0)
        expect(state.day?.mark).toBe(`1.${version}`)
        expect(state.error).toBeNull()
      }),
    )
  })
})

describe('acts that show at once', () => {
  const pending = (more: Partial<PendingActs[string]> = {}): PendingActs => ({
    a: { act: 'seat', seen: 1, at: 5, isSaving: true, ...more },
  })
  const shown = (one: HostReservation, acts: PendingActs) =>
    withPendingActs(dayIn('1.1', { reservations: [one] }), acts).reservations[0]

  test('show the state that they lead to, since now', () => {
    expect(shown(rowOf(1), pending())).toMatchObject({ state: 'seated', stateSince: 5 })
    const { totals } = withPendingActs(dayIn('1.1', { reservations: [rowOf(1)] }), pending())
    expect(totals).toMatchObject({ covers: 2, seated: { parties: 1, covers: 2 } })
    expect(shown(rowOf(1), pending({ act: 'no_show' }))?.state).toBe('no_show')
    expect(shown(rowOf(1, 'seated'), pending({ act: 'finish' }))?.state).toBe('finished')
    const undone = (state: HostReservation['state']) =>
      shown(rowOf(1, state), pending({ act: 'undo' }))
    expect(undone('seated')).toMatchObject({ state: 'booked', stateSince: null })
    expect(undone('no_show')).toMatchObject({ state: 'booked', stateSince: null })
    expect(undone('finished')).toMatchObject({ state: 'seated', stateSince: 5 })
  })

  test('are over as soon as the server has another version, whoever made it', () => {
    expect(shown(rowOf(2, 'finished'), pending())?.state).toBe('finished')
    expect(shown(rowOf(2, 'booked'), pending({ isSaving: false }))?.state).toBe('booked')
  })

  test('end as the server has it, whatever two hosts do and whenever they hear of it', () => {
    // Two screens act on one reservation; each sees the server's versions in order, some of them late or never.
    const step = fc.record({
      who: fc.constantFrom(0, 1),
      what: fc.constantFrom('tap', 'answer', 'look'),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let server = rowOf(1)
        const screens = [0, 1].map(() => ({
          ...{ row: server, acts: {} as PendingActs, sent: null as number | null },
        }))
        for (const { who, what } of steps) {
          const screen = screens[who] as (typeof screens)[number]
          if (what === 'look') screen.row = server
          else if (what === 'tap' && screen.sent === null) {
            const act = screen.row.state === 'booked' ? 'seat' : 'undo'
            screen.sent = screen.row.seen
            screen.acts = pending({ act, seen: screen.row.seen })
          } else if (what === 'answer' && screen.sent !== null) {
            const acted = screen.acts.a
            if (acted && screen.sent === server.seen) {
              server = rowOf(server.seen + 1, acted.act === 'seat' ? 'seated' : 'booked')
              screen.acts = { a: { ...acted, isSaving: false } }
            } else screen.acts = {}
            screen.sent = null
          }
          const seen = shown(screen.row, screen.acts)
          // What is on show is what the server said, or what was tapped on just that.
          if (screen.acts.a?.seen !== screen.row.seen) expect(seen).toEqual(screen.row)
        }
        for (const screen of screens) {
          if (screen.sent !== null) screen.acts = {}
          screen.row = server
          expect(shown(screen.row, screen.acts)?.state).toBe(server.state)
        }
      }),
    )
  })
})
