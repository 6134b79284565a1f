import { currentLanguage } from '../language/current-language.ts'
import {
  ALLERGENS,
  type Allergen,
  allergenName,
  NAMED_BY_SPECIES,
  type StatedAllergens,
} from './allergens.ts'
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

/**
 * The same in numbers, for paper, where every line counts: `1 2 (7)`, what it may contain in brackets; `0` where it
 * contains none.
 */
export function allergenNumbers(
  stated: StatedAllergens | null,
  checkedAt: string | null,
): string | null {
  if (!stated) return null
  const { contains, mayContain } = stated
  const numbers = [
    ...contains.map((one) => String(numberOf(one))),
    ...mayContain.map((one) => `(${numberOf(one)})`),
  ]
  if (numbers.length > 0) return numbers.join(' ')
  return checkedAt === null ? null : String(NONE)
}

/** What the numbers of these dishes mean; empty where none has any. */
export function allergenNumbersText(
  dishes: readonly { allergens: StatedAllergens | null; checkedAt: string | null }[],
): string {
  const stated = dishes.flatMap(({ allergens }) => allergens ?? [])
  const used = new Set(stated.flatMap(({ contains, mayContain }) => [...contains, ...mayContain]))
  const isNone = dishes.some(
    ({ allergens, checkedAt }) => allergenNumbers(allergens, checkedAt) === String(NONE),
  )
  const meanings = [
    ...(isNone ? [t.numberedAllergen({ number: String(NONE), allergen: t.noneOfThem() })] : []),
    ...ALLERGENS.filter((one) => used.has(one)).map((one) =>
      t.numberedAllergen({ number: String(numberOf(one)), allergen: allergenName(one) }),
    ),
  ]
  return meanings.length > 0 ? t.allergensByNumber({ allergens: meanings.join(', ') }) : ''
}

const NONE = 0
const numberOf = (allergen: Allergen) => ALLERGENS.indexOf(allergen) + 1

function listed(allergens: readonly Allergen[]): string {
  const list = new Intl.ListFormat(currentLanguage(), { type: 'unit' })
  return list.format(allergens.map(allergenName))
}
