import { expect, it, vi } from 'vitest'
import { prepareSlices } from './prepare.ts'

const context = { document: 'pages/about', location: null }

it('leaves a failing slice out, logs it with document and slug, and keeps the others', async () => {
  const log = vi.mocked(console.error).mockImplementation(() => {})
  const prepared = await prepareSlices(
    [
      { blockType: 'small_hero', title: 'About' } as never,
      { blockType: 'small_hero' },
      { blockType: 'unheard_of' },
    ],
    context,
  )
  expect(prepared.map((item) => item.ok)).toEqual([true, false, false])
  expect(prepared[1]).toMatchObject({
    slug: 'small_hero',
    reason: expect.stringContaining('title'),
  })
  const lines = log.mock.calls.map(([line]) => line)
  expect(lines).toEqual([
    expect.stringMatching(/small_hero of pages\/about/),
    expect.stringMatching(/unheard_of of pages\/about/),
  ])
  log.mockClear()
})
