import type { ClientField } from 'payload'
import { expect, test } from 'vitest'
import { SAYS_ITSELF } from '#cms/fields/form-errors.ts'
import { locateField } from './locate-field.ts'

const text = (name: string, label: string) => ({ name, label, type: 'text' })
const fields = [
  text('title', 'Title'),
  { ...text('keep', 'Keep'), admin: { custom: SAYS_ITSELF } },
  { type: 'row', fields: [text('city', 'City')] },
  {
    type: 'tabs',
    tabs: [
      { label: 'Place', fields: [{ type: 'collapsible', fields: [text('street', 'Street')] }] },
      {
        label: 'Opening hours',
        fields: [
          {
            ...{ name: 'hours', label: 'Hours', type: 'group' },
            fields: [
              {
                ...{ name: 'weekly', label: 'Ordinary week', type: 'array' },
                fields: [text('opens', 'Opens')],
              },
            ],
          },
        ],
      },
      { name: 'seo', label: 'Search engines', fields: [text('title', 'Title of the page')] },
      {
        label: 'Content',
        fields: [
          {
            ...{ name: 'slices', label: 'Slices', type: 'blocks' },
            blocks: [{ slug: 'hero', fields: [text('heading', 'Heading')] }],
          },
          // A form that names its slices and describes none.
          { name: 'asides', label: 'Asides', type: 'blocks' },
        ],
      },
    ],
  },
] as unknown as ClientField[]

const form = {
  blocks: { quote: { fields: [text('words', 'Words')] as unknown as ClientField[] } },
  blockTypeAt: (path: string) =>
    ({ 'slices.0': 'hero', 'slices.1': 'quote', 'asides.0': 'quote' })[path],
}
const tab = (label: string) => ({ kind: 'tab', label })
const row = (path: string, index: number) => ({ kind: 'row', path, index })

test.each([
  ['title', ['Title'], []],
  ['city', ['City'], []],
  ['street', ['Street'], [tab('Place')]],
  ['hours.weekly', ['Hours', 'Ordinary week'], [tab('Opening hours')]],
  [
    'hours.weekly.2.opens',
    ['Hours', 'Ordinary week', '3', 'Opens'],
    [tab('Opening hours'), row('hours.weekly', 2)],
  ],
  ['seo.title', ['Title of the page'], [tab('Search engines')]],
  ['slices.0.heading', ['Slices', '1', 'Heading'], [tab('Content'), row('slices', 0)]],
  ['slices.1.words', ['Slices', '2', 'Words'], [tab('Content'), row('slices', 1)]],
  ['asides.0.words', ['Asides', '1', 'Words'], [tab('Content'), row('asides', 0)]],
  // What is wrong with a row as a whole.
  ['slices.1', ['Slices', '2'], [tab('Content'), row('slices', 1)]],
])('the field %s stands where its form has it', (path, labels, steps) => {
  expect(locateField(fields, path, form)).toEqual({ labels, steps, saysItself: false })
})

test('a field that the form does not have stands nowhere', () => {
  expect(locateField(fields, 'seen', form)).toBeNull()
})

test('a field that comes into view by itself is told', () => {
  expect(locateField(fields, 'keep', form)).toMatchObject({ saysItself: true })
})
