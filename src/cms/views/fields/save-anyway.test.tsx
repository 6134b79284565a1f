import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { SaveAnyway } from './save-anyway.client.tsx'

const form = vi.hoisted(() => ({
  value: false,
  refused: [] as { path: string; message: string }[],
}))

// The admin's own parts bring styles, which only a bundler reads.
vi.mock('@payloadcms/ui', () => ({
  useField: () => ({ value: form.value, setValue: () => {} }),
  useFormFields: () => () => {},
  CheckboxInput: ({ checked, label }: { checked: boolean; label: string }) => (
    <label>
      <input type="checkbox" checked={checked} readOnly />
      {label}
    </label>
  ),
}))

vi.mock('../form-errors/use-refused-save.ts', () => ({ useRefusedSave: () => form.refused }))

const refuse = (message: string) => form.refused.push({ path: 'keepBookings', message })

afterEach(() => {
  Object.assign(form, { value: false, refused: [] })
})

const shown = () =>
  renderToStaticMarkup(<SaveAnyway path="keepBookings" field={{ label: 'Keep these bookings' }} />)

it('shows nothing before a save was refused', () => {
  expect(shown()).toBe('')
})

it('shows why a save was refused, with the box that lets it through', () => {
  const words = 'Not saved: a booking would not fit. Tick “Keep these bookings”.'
  refuse(words)
  expect(shown()).toContain(words)
  expect(shown()).toContain('checkbox')
})

it('shows no box where it would not help', () => {
  refuse('Not saved: please cancel it first.')
  expect(shown()).toContain('please cancel it first')
  expect(shown()).not.toContain('checkbox')
})

it('stays while the box is ticked', () => {
  form.value = true
  expect(shown()).toContain('checked')
})
