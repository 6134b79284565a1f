import { expect, it } from 'vitest'
import { hasInput } from './in-use.ts'

it.each(['text', 'email', 'tel', 'search', 'date', 'file', 'textarea'])(
  'counts a field of the kind %s as in use while it holds something (spec:shell.popup-quiet)',
  (type) => {
    expect(hasInput({ type, value: 'Robin' })).toBe(true)
    expect(hasInput({ type, value: '' })).toBe(false)
    expect(hasInput({ type, value: '  ' })).toBe(false)
  },
)

it.each(['hidden', 'checkbox', 'radio', 'submit'])(
  'does not count a field of the kind %s',
  (type) => {
    expect(hasInput({ type, value: 'on' })).toBe(false)
  },
)
