import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { SaveAnyway } from './save-anyway.client.tsx'

const field = vi.hoisted(() => ({ value: false, showError: false, errorMessage: '' }))

// The admin's own parts bring styles, which only a bundler reads.
vi.mock('@payloadcms/ui', () => ({
  useField: () => ({ ...field, setValue: () => {} }),
  useFormFields: () => () => {},
  useFormProcessing: () => false,
  CheckboxInput: ({ checked, label }: { checked: boolean; label: string }) => (
    <label>
      <input type="checkbox" checked={checked} readOnly />
      {label}
    </label>
  ),
}))

afterEach(() => {
  Object.assign(field, { value: false, showError: false, errorMessage: '' })
})

const shown = () =>
  renderToStaticMarkup(<SaveAnyway path="keepBookings" field={{ label: 'Keep these bookings' }} />)

it('shows nothing before a save was refused', () => {
  expect(shown()).toBe('')
})

it('shows why a save was refused, with the box that lets it through', () => {
  const words = 'Not saved: a booking would not fit. Tick “Keep these bookings”.'
  Object.assign(field, { showError: true, errorMessage: words })
  expect(shown()).toContain(words)
  expect(shown()).toContain('checkbox')
})

it('shows no box where it would not help', () => {
  Object.assign(field, { showError: true, errorMessage: 'Not saved: please cancel it first.' })
  expect(shown()).toContain('please cancel it first')
  expect(shown()).not.toContain('checkbox')
})

it('stays while the box is ticked', () => {
  Object.assign(field, { value: true })
  expect(shown()).toContain('checked')
})
