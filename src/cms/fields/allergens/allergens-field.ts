import type { GroupField, SelectField, Validate } from 'payload'
import { select } from 'payload/shared'
import { type Allergen, NAMED_BY_SPECIES } from '#lib/menus/allergens.ts'
import type { MenuItem } from '#payload-types.ts'
import * as t from './messages.gen.ts'
import { notCopied } from './not-copied.ts'
import { allergenOptions, namesOf } from './options.ts'
import { mayLeaveUnstated } from './unstated.ts'

type Stated = NonNullable<MenuItem['allergens']>

const hasSome = (_: unknown, stated: Partial<Stated> | undefined) => stated?.statement === 'some'

const hasSpecies = (_: unknown, stated: Partial<Stated> | undefined) =>
  hasSome(_, stated) && allergensOf(stated?.contains).some((one) => NAMED_BY_SPECIES.includes(one))

/**
 * Staff answer for each dish they make, and take no answer back; an import may bring dishes without one, be it of a
 * pasted menu, and a copy of a dish is one.
 */
const validateStatement: Validate = async (value, options) => {
  const chosen = await select(value as string, options as never)
  if (chosen !== true) return chosen
  const { req, operation, previousValue } = options
  const isMade = operation === 'create' && !mayLeaveUnstated(req)
  const mustAnswer = Boolean(req.user) && (isMade || Boolean(previousValue))
  return Boolean(value) || !mustAnswer || t.pleaseAnswer()
}

const validateContains: Validate = async (value, options) => {
  const chosen = await select(value as string[], options as never)
  if (chosen !== true) return chosen
  const { mayContain } = options.siblingData as Stated
  return [value, mayContain].some((list) => allergensOf(list).length > 0) || t.pleaseChooseOne()
}

const validateMayContain: Validate = async (value, options) => {
  const chosen = await select(value as string[], options as never)
  if (chosen !== true) return chosen
  const contains = allergensOf((options.siblingData as Stated).contains)
  const both = allergensOf(value).filter((one) => contains.includes(one))
  return both.length === 0 || t.containedAlready({ allergens: namesOf(both) })
}

function allergensOf(value: unknown): Allergen[] {
  return Array.isArray(value) ? value : []
}

const choice = (name: string, label: string, validate: Validate): SelectField =>
  ({
    name,
    label,
    type: 'select',
    hasMany: true,
    options: allergenOptions,
    validate,
    admin: { condition: hasSome },
    // What was chosen before somebody said that it contains none of them.
    hooks: {
      beforeDuplicate: [notCopied],
      beforeChange: [({ value, siblingData }) => (siblingData.statement === 'some' ? value : [])],
    },
  }) as SelectField

const mayContain = choice('mayContain', t.mayContain(), validateMayContain)

/** What a dish contains and may contain of the allergens that the law names (spec:content.menu-item). */
export const allergens: GroupField = {
  name: 'allergens',
  label: t.allergens(),
  type: 'group',
  admin: { description: t.allergensHint() },
  fields: [
    {
      name: 'statement',
      label: t.statement(),
      type: 'radio',
      options: [
        { value: 'some', label: t.some() },
        { value: 'none', label: t.none() },
      ],
      validate: validateStatement,
      hooks: { beforeDuplicate: [notCopied] },
    },
    choice('contains', t.contains(), validateContains),
    {
      name: 'species',
      label: t.species(),
      type: 'text',
      maxLength: 120,
      hooks: { beforeDuplicate: [notCopied] },
      admin: { condition: hasSpecies, description: t.speciesHint() },
    },
    {
      ...mayContain,
      admin: { ...mayContain.admin, description: t.mayContainHint() },
    } as SelectField,
    {
      name: 'checked',
      type: 'ui',
      admin: {
        components: {
          Field: '/cms/views/fields/allergens/allergens-dated.tsx#AllergensDated',
        },
      },
    },
  ],
}
