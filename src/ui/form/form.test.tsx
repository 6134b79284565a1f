import { renderToStaticMarkup as html } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Input } from '../field.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { Form } from './form.tsx'

const out = html(
  <Form
    id="f"
    labelledBy="h"
    action="careers"
    rules={{ name: { label: () => 'Name', required: true }, site: { label: () => 'Website' } }}
    button="Send"
    success="Sent"
    send={async () => ({ ok: true })}
  >
    {(field) => (
      <>
        <Input {...field('name')} />
        <Input {...field('site')} />
      </>
    )}
  </Form>,
)

test('a form is readable before its scripts, and no press sends what was typed into an address', () => {
  expect(out).toContain('<label class')
  expect(out).toMatch(/<form[^>]* method="post"/)
  expect(out).toMatch(/<button[^>]* type="button"/)
  expect(out).not.toContain('type="submit"')
  expect(out).toMatch(/<form[^>]* aria-labelledby="h"/)
  expect(out).toContain('Website<span')
})

test('its trap is hidden from people, keyboard and screen readers', () => {
  expect(out).toMatch(
    /<div class="[^"]*" inert="" aria-hidden="true"><label>Subject <input tabindex="-1" autocomplete="off" name="subject"/i,
  )
})

test('a summary leads to the fields at fault, and is announced', () => {
  const summary = html(<ErrorSummary faults={[{ id: 'f-name', message: 'The Name field …' }]} />)
  expect(summary).toMatch(/role="alert"/)
  expect(summary).toContain('<a href="#f-name">The Name field …</a>')
})
