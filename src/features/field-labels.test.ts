import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import type { FieldRule } from '#lib/forms/form-fields.ts'
import { CAREERS_FIELDS } from './careers/fields.ts'
import { BULK_FIELDS } from './gift-cards/fields.ts'
import { GROUP_FIELDS } from './group-bookings/fields.ts'
import { NEWSLETTER_FIELDS } from './newsletter/fields.ts'
import { DETAIL_LABELS } from './reservations/flow/details.ts'
import { CARD_LABEL } from './reservations/payment/card-form.tsx'

const FORMS = [CAREERS_FIELDS, BULK_FIELDS, GROUP_FIELDS, NEWSLETTER_FIELDS]

/** Labels that stand at a field in the parts themselves, by their keys in the catalogue of the part. */
const LABELLED = /<(?:Input|Select|TextArea|Checkbox|Choice)\b[^>]*?\slabel=\{t\.(\w+)\(\)\}/g
const CATALOGUE = /import \* as t from '([./]*)messages\.gen\.ts'/
const inParts = globSync('src/{features,slices}/**/*.tsx').flatMap((file) => {
  const source = readFileSync(file, 'utf8')
  const folder = CATALOGUE.exec(source)?.[1]
  if (folder === undefined) return []
  const catalogue = path.join(path.dirname(file), folder, 'messages/en.json')
  const texts = JSON.parse(readFileSync(catalogue, 'utf8'))
  return [...source.matchAll(LABELLED)].map(([, key = '']): string => texts[key])
})

const labels = [
  ...FORMS.flatMap((fields) => Object.values(fields).map(({ label }) => label())),
  ...[...Object.values(DETAIL_LABELS), ...Object.values(CARD_LABEL)].map((label) => label()),
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
    return new Set(rules.filter(([key]) => key === name).map(([, { label }]) => label()))
  }
  for (const name of ['fname', 'lname', 'email', 'tel']) expect(named(name).size, name).toBe(1)
})
