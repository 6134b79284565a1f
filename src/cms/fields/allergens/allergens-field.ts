import type { GroupField, PayloadRequest, SelectField, Validate } from 'payload'
import { select } from 'payload/shared'
import { type Allergen, NAMED_BY_SPECIES } from '#lib/menus/allergens.ts'
import type { MenuItem } from '#payload-types.ts'
import * as t from './messages.gen.ts'
import { allergenOptions, namesOf } from './options.ts'

type Stated = NonNullable<MenuItem['allergens']>

const hasSome = (_: unknown, stated: Partial<Stated> | undefined) => stated?.statement === 'some'

const hasSpecies = (_: unknown, stated: Partial<Stated> | undefined) =>
  hasSome(_, stated) && allergensOf(stated?.contains).some((one) => NAMED_BY_SPECIES.includes(one))

/** Staff answer for each dish they make, and take no answer back; an import may bring dishes without one. */
const validateStatement: Validate = async (value, options) => {
  const chosen = await select(value as string, options as never)
  if (chosen !== true) return chosen
  const { req, operation, previousValue } = options
  const mustAnswer = Boolean(req.user) && (operation === 'create' || Boolean(previousValue))
  return Boolean(value) || !mustAnswer || t.pleaseAnswer()
}

const validateContains: Validate = async (value, options) => {
  const chosen = await select(value as string[], options as never)
  if (chosen !== true) return chosen
  const { req, siblingData, data } = options
  const contains = allergensOf(value)
  const { mayContain } = siblingData as Stated
  if (contains.length === 0) return allergensOf(mayContain).length > 0 || t.pleaseChooseOne()
  return (await contradictedDiet(contains, (data as Partial<MenuItem>).tags, req)) ?? true
}

const validateMayContain: Validate = async (value, options) => {
  const chosen = await select(value as string[], options as never)
  if (chosen !== true) return chosen
  const contains = allergensOf((options.siblingData as Stated).contains)
  const both = allergensOf(value).filter((one) => contains.includes(one))
  return both.length === 0 || t.containedAlready({ allergens: namesOf(both) })
}

/** Says which chosen diet rules out what a dish contains; null if none does. */
async function contradictedDiet(
  contains: readonly Allergen[],
  tags: MenuItem['tags'],
  req: PayloadRequest,
): Promise<string | null> {
  const ids = (tags ?? []).map((tag) => (typeof tag === 'object' ? tag.id : tag))
  if (ids.length === 0) return null
  const { docs } = await req.payload.find({
    collection: 'menu-tags',
    where: { id: { in: ids }, kind: { equals: 'diet' } },
    ...{ depth: 0, pagination: false, req },
  })
  for (const { title, allergens } of docs) {
    const ruledOut = contains.filter((one) => allergens?.includes(one))
    if (ruledOut.length > 0) return t.contradictsDiet({ diet: title, allergens: namesOf(ruledOut) })
  }
  return null
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
    },
    choice('contains', t.contains(), validateContains),
    {
      name: 'species',
      label: t.species(),
      type: 'text',
      maxLength: 120,
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
          Field: '/cms/views/fields/allergens/allergens-dated.client.tsx#AllergensDated',
        },
      },
    },
  ],
}
