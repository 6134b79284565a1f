import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { NoCardsReason } from '#providers/payments/registry.ts'
import { NoCardsNotice } from './no-cards-notice.tsx'

let why: NoCardsReason | null = null
vi.mock('#providers/payments/registry.ts', () => ({ whyNoCards: async () => why }))

const shown = async () => renderToStaticMarkup(await NoCardsNotice())

test('hosts read why no card is taken, and nothing where cards are', async () => {
  expect(await shown()).toBe('')
  why = 'test_only'
  expect(await shown()).toContain('This site cannot take cards yet.')
})
