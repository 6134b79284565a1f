import { expect, test } from 'vitest'
import type { ReplyTemplate } from '#cms/submissions/standard-templates.ts'
import { draftFrom, isOwnText, NO_DRAFT } from './reply-draft.ts'

const template: ReplyTemplate = {
  ...{ name: 'Received', kind: 'application', moveTo: 'in-touch' },
  ...{ subject: 'Hello {name}', text: 'At {location}' },
}
const fields = { name: 'Ida', location: 'Kitsilano' }

test('a reply begins with its template, filled in, and the state that it suggests', () => {
  expect(draftFrom(template, fields)).toEqual({
    ...{ template: 'Received', subject: 'Hello Ida', text: 'At Kitsilano', to: 'in-touch' },
  })
})

test('only what somebody has written themselves would be lost', () => {
  const draft = draftFrom(template, fields)
  expect(isOwnText(NO_DRAFT, [template], fields)).toBe(false)
  expect(isOwnText(draft, [template], fields)).toBe(false)
  expect(isOwnText({ ...draft, text: 'At Kitsilano!' }, [template], fields)).toBe(true)
  expect(isOwnText({ ...NO_DRAFT, template: '', text: 'Hi' }, [template], fields)).toBe(true)
})
