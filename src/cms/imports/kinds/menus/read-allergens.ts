import { ALLERGENS, type Allergen, allergenName } from '#lib/menus/allergens.ts'
import { ok, type Result, refuse } from '#lib/result.ts'

const NONE = new Set(['none', 'no allergens', 'aucun'])

/** Other names of one allergen; those of several (nuts, gluten, shellfish) are no answer. */
const OTHER_NAMES: Record<string, Allergen> = {
  egg: 'eggs',
  dairy: 'milk',
  lactose: 'milk',
  crustacean: 'crustaceans',
  mollusks: 'molluscs',
  peanut: 'peanuts',
  soya: 'soy',
  soybeans: 'soy',
  soybean: 'soy',
  sesameseeds: 'sesame',
  sulfites: 'sulphites',
  sulphite: 'sulphites',
  sulfite: 'sulphites',
}

const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}]+/gu, '')

const names = new Map<string, Allergen>([
  ...ALLERGENS.flatMap((one): [string, Allergen][] => [
    [letters(allergenName(one)), one],
    [letters(one), one],
    [letters(one).replace(/s$/, ''), one],
  ]),
  ...Object.entries(OTHER_NAMES),
])

/** The allergens of a list such as `Milk, eggs`; none of `none`. Refused where one of them is not known by that name. */
export function readAllergens(text: string): Result<Allergen[], 'unknown_allergen'> {
  if (NONE.has(text.trim().toLowerCase())) return ok([])
  const parts = text.split(/[,;/|\n]|\band\b|&/i).filter((part) => part.trim() !== '')
  const found = parts.map((part) => names.get(letters(part)))
  if (found.length === 0 || found.includes(undefined)) return refuse('unknown_allergen')
  return ok([...new Set(found as Allergen[])])
}
