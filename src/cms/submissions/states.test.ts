import { expect, test } from 'vitest'
import { KINDS_OF, nextState, SUBMISSION_KINDS, statesOf, statesOfKinds } from './states.ts'

test('whoever moves on state by state begins with new and ends with closed', () => {
  for (const kind of SUBMISSION_KINDS) {
    const way = [...statesOf(kind)]
    expect(way.at(0)).toBe('new')
    expect(way.at(-1)).toBe('closed')
    expect(way.map((state) => nextState(kind, state))).toEqual([...way.slice(1), null])
  }
})

test('a board has the states of all its kinds once, in their order', () => {
  expect(statesOfKinds(KINDS_OF.applications)).toEqual(statesOf('application'))
  expect(statesOfKinds(KINDS_OF.enquiries)).toEqual([
    ...['new', 'answered', 'booked', 'ordered', 'closed'],
  ])
})
