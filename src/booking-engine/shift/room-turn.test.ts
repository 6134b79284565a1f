import { expect, test } from 'vitest'
import { roomTurn } from './room-turn.ts'

const MINUTE = 60_000
const visit = {
  ...{ state: 'booked', party: 2, tables: ['1'], turnMinutes: 90, stateSince: null },
  ...{ source: 'guest', acts: [] },
}

test('the turn of the room is what its tables and parties did', () => {
  const visits = [
    {
      ...{ ...visit, state: 'finished', stateSince: 100 * MINUTE, tables: ['1', '2'], party: 6 },
      // Seated by mistake at first.
      acts: ['seat', 'undo', 'seat', 'finish'].map((act, n) => ({ act, at: n * 10 * MINUTE })),
    },
    {
      ...{ ...visit, state: 'finished', stateSince: 60 * MINUTE, source: 'walk_in' },
      acts: [{ act: 'walk_in', at: 0 }],
    },
    { ...visit, state: 'seated', stateSince: 0, turnMinutes: 60, tables: ['2'] },
    { ...visit, state: 'no_show' },
    visit,
  ]
  expect(roomTurn(visits, 3)).toEqual({
    ...{ parties: 3, covers: 10, walkIns: 1, noShows: 1, turns: 1.3, sitting: 1 },
    stay: { measured: 70, planned: 90 },
  })
})

test('before anybody came there is nothing to tell', () => {
  expect(roomTurn([visit], 0)).toMatchObject({ parties: 0, turns: null, stay: null, sitting: 0 })
})
