import { expect, test } from 'vitest'
import { contentToLoad, type LoadState } from './load-state.ts'

test.each<[LoadState, boolean, ReturnType<typeof contentToLoad>]>([
  ['absent', false, 'demo'],
  ['absent', true, 'starter'],
  ['loading', true, 'demo'],
  ['starting', false, 'starter'],
  ['loaded', true, null],
  ['replaced', false, null],
  ['foreign', true, null],
])('content that is %s, with --empty %s: %s', (state, isEmpty, content) => {
  expect(contentToLoad(state, isEmpty)).toBe(content)
})
