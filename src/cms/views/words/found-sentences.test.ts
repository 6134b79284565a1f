import { expect, it } from 'vitest'
import { SENTENCES } from '#lib/words/sentences.gen.ts'
import { EVERYTHING, findSentences } from './found-sentences.ts'

const idsOf = (found: ReturnType<typeof findSentences>) =>
  found.flatMap((place) => place.found.map(({ id }) => id))

it('every sentence stands at its place, in the order in which guests come to them', () => {
  const all = findSentences({}, { ...EVERYTHING, words: ' ' })
  expect(idsOf(all).sort()).toEqual(SENTENCES.map(({ id }) => id).sort())
  expect(all[0]).toMatchObject({ place: 'booking', own: 0 })
  for (const { found, all: count } of all) expect(found).toHaveLength(count)
})

it('is found by what it is for, what it says, and what it says in the group’s own words', () => {
  const own = { 'booking.thanks': 'Cheers, {name}' }
  const found = (words: string) => idsOf(findSentences(own, { ...EVERYTHING, words }))
  expect(found('heading TABLE booked')).toContain('booking.thanks')
  expect(found('thank you, {name}')).toContain('booking.thanks')
  expect(found('cheers')).toEqual(['booking.thanks'])
  expect(found('nothing says this')).toEqual([])
})

it('only the group’s own are left where those are asked for', () => {
  const own = { 'booking.thanks': 'Cheers, {name}', 'visit.over': '' }
  const places = findSentences(own, { ...EVERYTHING, onlyOwn: true })
  expect(idsOf(places)).toEqual(['booking.thanks'])
  expect(places[0]).toMatchObject({ own: 1 })
})

it('one that was changed since stays where it is, whatever it says now', () => {
  const kept = new Set(['booking.thanks'])
  const found = (own: Record<string, string>) =>
    findSentences(own, { words: 'cheers', onlyOwn: true, kept })
  expect(found({})).toMatchObject([{ place: 'booking', own: 0, found: [{ id: 'booking.thanks' }] }])
  expect(idsOf(found({ 'booking.thanks': 'Chee', 'visit.over': 'Cheers' }))).toEqual([
    ...['booking.thanks', 'visit.over'],
  ])
})
