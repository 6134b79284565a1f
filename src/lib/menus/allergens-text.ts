import { currentLanguage } from '../language/current-language.ts'
import { type Allergen, allergenName, NAMED_BY_SPECIES, type StatedAllergens } from './allergens.ts'
import * as t from './messages.gen.ts'

/**
 * What a dish contains and may contain, in sentences; null where nothing is stated. That it contains none is said only
 * with the day of a check (decision 32).
 */
export function allergensText(
  stated: StatedAllergens | null,
  checkedAt: string | null,
): string | null {
  if (!stated) return null
  const { contains, mayContain, species } = stated
  const isNamed = species && contains.some((one) => NAMED_BY_SPECIES.includes(one))
  const sentences = [
    ...(contains.length > 0 ? [t.containsAllergens({ allergens: listed(contains) })] : []),
    ...(isNamed ? [t.speciesOf({ species })] : []),
    ...(mayContain.length > 0 ? [t.mayContainAllergens({ allergens: listed(mayContain) })] : []),
  ]
  if (sentences.length > 0) return sentences.join(' ')
  return checkedAt === null ? null : t.containsNoAllergens()
}

function listed(allergens: readonly Allergen[]): string {
  const list = new Intl.ListFormat(currentLanguage(), { type: 'unit' })
  return list.format(allergens.map(allergenName))
}
