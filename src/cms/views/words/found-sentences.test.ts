import { expect, it } from 'vitest'
import { SENTENCES } from '#lib/words/sentences.gen.ts'
import { findSentences } from './found-sentences.ts'

const idsOf = (found: ReturnType<typeof findSentences>) =>
  found.flatMap((place) => place.found.map(({ id }) => id))

it('every sentence stands at its place, in the order in which guests come to them', () => {
  const all = findSentences({}, { words: ' ', onlyOwn: false })
  expect(idsOf(all).sort()).toEqual(SENTENCES.map(({ id }) => id).sort())
  expect(all[0]).toMatchObject({ place: 'booking', own: 0 })
  for (const { found, all: count } of all) expect(found).toHaveLength(count)
})

it('is found by what it is for, what it says, and what it says in the group’s own words', () => {
  const own = { 'booking.thanks': 'Cheers, {name}' }
  const found = (words: string) => idsOf(findSentences(own, { words, onlyOwn: false }))
  expect(found('heading TABLE booked')).toContain('booking.thanks')
  expect(found('thank you, {name}')).toContain('booking.thanks')
  expect(found('cheers')).toEqual(['booking.thanks'])
  expect(found('nothing says this')).toEqual([])
})

it('only the group’s own are left where those are asked for', () => {
  const own = { 'booking.thanks': 'Cheers, {name}', 'visit.over': '' }
  const places = findSentences(own, { words: '', onlyOwn: true })
  expect(idsOf(places)).toEqual(['booking.thanks'])
  expect(places[0]).toMatchObject({ own: 1 })
})
