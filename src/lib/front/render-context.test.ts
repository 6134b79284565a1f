import { expect, test } from 'vitest'
import { type RenderContext, staleAtMost, withRenderContext } from './render-context.ts'

test('of all that a page shows, what may be old for the shortest time decides', async () => {
  const context: RenderContext = {
    requestId: 'r',
    address: null,
    draft: null,
    validUntil: Number.POSITIVE_INFINITY,
  }
  await withRenderContext(context, async () => {
    expect(context.maxStale).toBeUndefined()
    staleAtMost(60)
    await Promise.resolve()
    staleAtMost(10)
    staleAtMost(30)
  })
  staleAtMost(1)
  expect(context.maxStale).toBe(10_000)
})
