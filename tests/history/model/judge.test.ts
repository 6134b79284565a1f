import { expect, test } from 'vitest'
import type { Act, Observations, View } from '../observations.ts'
import { judge } from './judge.ts'

const act = (change: Partial<Act>): Act => ({
  ...{ act: 'reserve', name: 'ida', location: 'plain', outcome: 'done', ids: ['A1'] },
  ...{ from: 0, to: 10 },
  ...change,
})

const party = (name: string, change: Partial<View['parties'][number]> = {}) => ({
  ...{ name, state: 'booked', tables: ['t01'], start: 100, end: 106 },
  ...change,
})

const view = (change: Partial<View>): View => ({
  ...{ location: 'plain', day: '2027-03-20', mark: '1.1', digest: 'x', from: 20, to: 30 },
  ...{ parties: [], cancelled: [], blocks: [] },
  ...change,
})

const seen = (change: Partial<Observations>): Observations => ({
  ...{ acts: [act({})], views: [], lists: [], mails: [], ledger: [], repeated: [] },
  last: [view({ parties: [party('ida')] })],
  ...change,
})

const paid = { payment: 'p1', kind: 'charge', state: 'paid', amount: 500, refunded: 0 } as const

const mail = (name: string) => ({
  ...{ kind: 'confirmation', name, messageId: '1', to: `${name}@guests.example` },
})
const block = act({ act: 'block', name: 'b', ids: ['b'] })
const shownBlock = { name: 'b', tables: ['t09'], start: 1, end: 2 }
const entry = act({ act: 'add_entry', name: 'eve', ids: [] })

test('nothing is wrong with a run in which a party is booked, shown, and there in the end', () => {
  const views = [view({ parties: [party('ida')] })]
  expect(judge(seen({ views, ledger: [{ ...paid, name: 'ida' }] }), 'prepaid')).toEqual([])
})

const other = act({ name: 'ben', ids: ['B1'] })
const both = [act({}), other]
const gone = act({ act: 'cancel', from: 11, to: 15 })

test.each<[string, Partial<Observations>, RegExp]>([
  [
    'two parties at one table',
    {
      acts: both,
      last: [view({ parties: [party('ida'), party('ben', { start: 105, end: 111 })] })],
    },
    /shows ida and ben at t01/,
  ],
  [
    'a party at a table that is closed',
    {
      last: [
        view({
          parties: [party('ida')],
          blocks: [{ name: 'b', tables: ['t01'], start: 99, end: 101 }],
        }),
      ],
    },
    /shows b and ida at t01/,
  ],
  ['a booking that is gone', { last: [view({})] }, /ida was booked, and is gone/],
  [
    'a booking that is there twice',
    {
      last: [
        view({ parties: [party('ida')] }),
        view({ day: '2027-03-21', parties: [party('ida')] }),
      ],
    },
    /ida is booked 2 times/,
  ],
  [
    'two numbers for one booking',
    { acts: [act({ ids: ['A1', 'A2'] })] },
    /answered with A1 and A2/,
  ],
  ['a booking that was refused', { acts: [act({ outcome: 'refused' })] }, /refused, and is booked/],
  ['a booking that nobody asked for', { acts: [other] }, /ida, whom nobody knows|ben was booked/],
  ['a cancelled party that stands', { acts: [act({}), gone] }, /ida was cancelled, and stands/],
  [
    'a party that nobody cancelled',
    { last: [view({ cancelled: ['ida'] })] },
    /ida was cancelled by nobody/,
  ],
  ['a screen without a party that was booked before', { views: [view({})] }, /lacks ida/],
  [
    'a screen that still shows who cancelled',
    {
      acts: [act({}), gone],
      views: [view({ parties: [party('ida')] })],
      last: [view({ cancelled: ['ida'] })],
    },
    /still shows ida/,
  ],
  [
    'a screen with a party before it was asked for',
    { acts: [act({ from: 40, to: 50 })], views: [view({ parties: [party('ida')] })] },
    /shows ida too early/,
  ],
  [
    'one version that shows two things',
    {
      views: [
        view({ parties: [party('ida')] }),
        view({ parties: [party('ida')], digest: 'y', from: 40, to: 50 }),
      ],
    },
    /1\.1 of plain, 2027-03-20, shows different things/,
  ],
  [
    'a version that comes back',
    {
      views: [
        view({ parties: [party('ida')] }),
        view({ parties: [party('ida')], mark: '1.2', from: 40, to: 50 }),
        view({ parties: [party('ida')], from: 60, to: 70 }),
      ],
    },
    /1\.1 of plain, 2027-03-20, came back/,
  ],
  ['money kept for nobody', { ledger: [{ ...paid, name: null }] }, /keeps 500 for 0/],
  [
    'money that was not taken',
    { ledger: [{ ...paid, state: 'open', name: 'ida' }] },
    /keeps 0 for 500/,
  ],
  [
    'money kept twice for a cancelled party',
    {
      acts: [act({}), gone],
      last: [view({ cancelled: ['ida'] })],
      ledger: [{ ...paid, name: 'ida' }],
    },
    /keeps 500 for 0/,
  ],
  [
    'a card that is held for nobody',
    { ledger: [{ ...paid, kind: 'hold', state: 'authorised', name: null }] },
    /set aside for nothing/,
  ],
  [
    'a table that is prepaid and was not',
    { acts: [act({ location: 'prepaid' })] },
    /ida was never paid for/,
  ],
  ['a mail that never came', { acts: [act({ mailed: true })] }, /never got a confirmation/],
  ['a mail about nobody', { mails: [mail('eve')] }, /about eve, who has no booking/],
  [
    'a mail under two ids',
    {
      mails: ['1', '2'].map((messageId) => ({ ...mail('ida'), messageId })),
    },
    /confirmation of ida was sent under several ids/,
  ],
  [
    'a party that left the list unseen',
    {
      acts: [act({}), entry],
      lists: [{ location: 'plain', day: '2027-03-20', from: 20, to: 30, entries: {} }],
    },
    /the list of plain lacks eve/,
  ],
  [
    'an entry in a state that it has left',
    {
      acts: [act({}), entry, act({ act: 'leave_entry', name: 'eve', ids: [], from: 11, to: 15 })],
      lists: [
        { location: 'plain', day: '2027-03-20', from: 20, to: 30, entries: { eve: 'waiting' } },
      ],
    },
    /eve is waiting after leave_entry/,
  ],
  [
    'a mail to somebody else',
    { mails: [{ ...mail('ida'), to: 'ben@guests.example' }] },
    /the confirmation of ida went to ben@guests\.example/,
  ],
  ['a table that is open again by itself', { acts: [act({}), block] }, /block b is gone/],
  [
    'a table that is still closed',
    {
      acts: [act({}), block, act({ act: 'unblock', name: 'b', ids: [], from: 11, to: 15 })],
      last: [view({ parties: [party('ida')], blocks: [shownBlock] })],
    },
    /block b stands/,
  ],
])('%s is found', (_, change, words) => {
  expect(judge(seen(change), 'prepaid').join('\n')).toMatch(words)
})
