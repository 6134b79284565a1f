import {
  ALLERGENS,
  type Allergen,
  type AllergenLaw,
  allergenName,
  lawsOf,
} from '#lib/menus/allergens.ts'
import {
  lawOfCanada,
  lawOfTheEuropeanUnion,
  lawOfTheUnitedStates,
} from '#lib/menus/messages.gen.ts'
import * as t from './messages.gen.ts'

const LAWS: Record<AllergenLaw, () => string> = {
  canada: lawOfCanada,
  'united-states': lawOfTheUnitedStates,
  'european-union': lawOfTheEuropeanUnion,
}

/** The allergens to choose from; those that not every law names say which ones do. */
export const allergenOptions = ALLERGENS.map((value) => ({ value, label: labelOf(value) }))

function labelOf(allergen: Allergen): string {
  const laws = lawsOf(allergen)
  const name = allergenName(allergen)
  if (laws.length === Object.keys(LAWS).length) return name
  return t.namedBy({ allergen: name, laws: laws.map((law) => LAWS[law]()).join(', ') })
}

/** Their names in one line, in the order of the list. */
export function namesOf(allergens: readonly Allergen[]): string {
  return ALLERGENS.filter((one) => allergens.includes(one))
    .map(allergenName)
    .join(', ')
}
