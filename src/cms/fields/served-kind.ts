import type { PayloadRequest, RelationshipFieldValidation, SelectField, Where } from 'payload'
import { relationship } from 'payload/shared'
import * as t from './messages.gen.ts'

const OPTIONS = [
  { value: 'default', label: t.foodAndDrink() },
  { value: 'food', label: t.food() },
  { value: 'drink', label: t.drink() },
]

type Kind = 'food' | 'drink'

/** Food, drink, or both. */
export function servedKind(options: Pick<SelectField, 'name' | 'label' | 'admin'>): SelectField {
  return { ...options, type: 'select', defaultValue: 'default', options: OPTIONS } as SelectField
}

/** The categories that a pairing of this type may name. */
export function pairedCategories(type: unknown): true | Where {
  return isKind(type) ? { kind: { not_equals: OTHER[type] } } : true
}

/** The items that a pairing of this type may name: those that stand in other categories alone are none. */
export async function pairedItems(type: unknown, req: PayloadRequest): Promise<true | Where> {
  if (!isKind(type)) return true
  const { docs } = await req.payload.find({
    collection: 'menu-categories',
    select: { kind: true, items: true },
    ...{ depth: 0, pagination: false, req },
  })
  const idsOf = (other: boolean) =>
    docs
      .filter(({ kind }) => (kind === OTHER[type]) === other)
      .flatMap(({ items }) =>
        (items ?? []).map((item) => (typeof item === 'object' ? item.id : item)),
      )
  const paired = new Set(idsOf(false))
  const others = idsOf(true).filter((id) => !paired.has(id))
  return others.length > 0 ? { id: { not_in: others } } : true
}

/** Validates that the chosen categories or items match the pairing type; the message names no ids. */
export const validatePairing: RelationshipFieldValidation = async (value, options) => {
  const well = await relationship(value, { ...options, filterOptions: undefined })
  if (well !== true) return well
  return (await relationship(value, options)) === true || t.pairingDoesNotMatch()
}

const OTHER = { food: 'drink', drink: 'food' } as const satisfies Record<Kind, Kind>

function isKind(type: unknown): type is Kind {
  return type === 'food' || type === 'drink'
}
