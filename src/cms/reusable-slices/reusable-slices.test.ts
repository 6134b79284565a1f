import type { Payload, PayloadRequest } from 'payload'
import { describe, expect, it } from 'vitest'
import { mayStandHere } from './may-stand-here.ts'
import { withReusableSlices } from './with-reusable-slices.ts'

const kind = (label: string, ...allowedIn: string[]) => ({
  labels: { singular: label },
  custom: { allowedIn: [...allowedIn, 'reusable-slices'] },
})
const chosen = {
  id: 7,
  slices: [
    { id: 'a', blockType: 'words' },
    { id: 'b', blockType: 'hours' },
  ],
}
/** A content system with a slice for locations alone, and one reusable slice that has it. */
const payload = {
  blocks: { words: kind('Words', 'pages', 'locations'), hours: kind('Hours', 'locations') },
  find: async () => ({ docs: [chosen] }),
  findByID: async ({ id }: { id: number }) => (id === chosen.id ? chosen : null),
} as unknown as Payload
const req = { payload } as PayloadRequest
const choose = (value: number | null, collectionSlug: string) =>
  mayStandHere(value as never, { collectionSlug, req } as never)

describe('a reusable slice with a slice that only locations may have', () => {
  it('is chosen at a location', async () => {
    expect(await choose(7, 'locations')).toBe(true)
  })

  it('is refused on a page, in words', async () => {
    expect(await choose(7, 'pages')).toBe(
      'It has slices that may not stand here: Hours. Guests would not see them.',
    )
  })

  it('shows only the others on a page that has it nevertheless', async () => {
    const blocks = [{ id: 'row', blockType: 'reusable_slice', reusable: 7 }]
    const shownIn = async (place: 'pages' | 'locations') =>
      (await withReusableSlices(payload, blocks, { place, depth: 0, previewed: false })).map(
        ({ id }) => id,
      )
    expect(await shownIn('pages')).toEqual(['row-a'])
    expect(await shownIn('locations')).toEqual(['row-a', 'row-b'])
  })
})

describe('the choice of a reusable slice', () => {
  it('has to be made', async () => {
    expect(await choose(null, 'pages')).toBe('Please choose one.')
  })

  it('is refused of one that is deleted or in the trash', async () => {
    expect(await choose(8, 'pages')).toBe(
      'It was deleted or is in the trash. Please choose another one.',
    )
  })
})
