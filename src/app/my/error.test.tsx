import { renderToStaticMarkup as html } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { PublicError } from '#lib/http/public-error.ts'
import MyError from './error.tsx'
import NotFound from './not-found.tsx'

vi.mock('#data/content/words.ts', () => ({ readWords: async () => ({}) }))

it('a guest’s own page that fails says why where it is meant for them, and always its status (spec:routes.error-page)', async () => {
  const told = html(
    <MyError error={new PublicError('Someone else is changing this right now.', 503)} />,
  )
  expect(told).toContain('503')
  expect(told).toContain('Someone else is changing this right now.')
  const other = html(<MyError error={new Error('no such table: guests')} />)
  expect(other).toContain('500')
  expect(other).not.toContain('guests')
  expect(html(await NotFound())).toContain('404')
})
