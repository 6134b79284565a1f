import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { KeepBookings } from './keep-bookings.client.tsx'

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

const shown = () => renderToStaticMarkup(<KeepBookings path="keepBookings" />)

it('shows nothing before a save was refused', () => {
  expect(shown()).toBe('')
})

it('shows the bookings of a save that was refused, with the box that keeps them', () => {
  Object.assign(field, { showError: true, errorMessage: 'Not saved: a booking would not fit.' })
  expect(shown()).toContain('Not saved: a booking would not fit.')
  expect(shown()).toContain('Keep these bookings')
})

it('stays while the box is ticked', () => {
  Object.assign(field, { value: true })
  expect(shown()).toContain('checked')
})
