import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { EmailText } from './email-text.tsx'

it('may be broken before the @', () => {
  expect(renderToStaticMarkup(<EmailText address="pearl@saltwood.example" />)).toBe(
    '<span>pearl<wbr/>@saltwood.example</span>',
  )
})
