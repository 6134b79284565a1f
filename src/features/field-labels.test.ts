import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { FieldRule } from '#lib/forms/form-fields.ts'
import { CAREERS_FIELDS } from './careers/fields.ts'
import { BULK_FIELDS } from './gift-cards/fields.ts'
import { GROUP_FIELDS } from './group-bookings/fields.ts'
import { NEWSLETTER_FIELDS } from './newsletter/fields.ts'
import { DETAIL_LABELS } from './reservations/flow/details.ts'
import { CARD_LABEL } from './reservations/payment/card-form.tsx'

const FORMS = [CAREERS_FIELDS, BULK_FIELDS, GROUP_FIELDS, NEWSLETTER_FIELDS]

/** Labels that stand at a field in the parts themselves. */
const LABELLED = /<(?:Input|Select|TextArea|Checkbox|Choice)\b[^>]*?\slabel="([^"]+)"/g
const inParts = globSync('src/{features,slices}/**/*.tsx').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(LABELLED)].map(([, label = '']) => label),
)

const labels = [
  ...FORMS.flatMap((fields) => Object.values(fields).map(({ label }) => label)),
  ...Object.values(DETAIL_LABELS),
  ...Object.values(CARD_LABEL),
  ...inParts,
]

it('the labels of fields are cased alike everywhere: one capital, at the beginning (spec:forms.labels)', () => {
  const specified = ['First name', 'Last name', 'Name on card', 'Card number', 'Zip code']
  expect(labels).toEqual(expect.arrayContaining([...specified, 'People', 'Province or state']))
  expect(labels.filter((label) => !/^([A-Z][a-z]*( [a-z]+)*|CVC)$/.test(label))).toEqual([])
})

it('the same field has the same label in every form', () => {
  const named = (name: string) => {
    const rules = FORMS.flatMap((fields) => Object.entries<FieldRule>(fields))
    return new Set(rules.filter(([key]) => key === name).map(([, { label }]) => label))
  }
  for (const name of ['fname', 'lname', 'email', 'tel']) expect(named(name).size, name).toBe(1)
})
