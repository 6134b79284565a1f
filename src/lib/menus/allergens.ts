import * as t from './messages.gen.ts'

/** Laws that name allergens. */
export type AllergenLaw = 'canada' | 'united-states' | 'european-union'

/** A kind of allergens that a law names one by one. */
export type AllergenKind = 'gluten' | 'tree-nuts' | null

type Entry = { name: () => string; kind: AllergenKind; laws: readonly AllergenLaw[] }

const ALL: readonly AllergenLaw[] = ['canada', 'united-states', 'european-union']
const CANADA_AND_US: readonly AllergenLaw[] = ['canada', 'united-states']
const CANADA_AND_EU: readonly AllergenLaw[] = ['canada', 'european-union']
const EU: readonly AllergenLaw[] = ['european-union']

const entry = (
  name: () => string,
  laws: readonly AllergenLaw[],
  kind: AllergenKind = null,
): Entry => ({
  name,
  kind,
  laws,
})

/**
 * Every allergen that one of the laws names: Canada’s priority allergens, gluten sources and sulphites (Food and
 * Drug Regulations B.01.010.1), the major allergens of the United States (FALCPA and the FASTER Act, tree nuts as of
 * the guidance of January 2025), and Annex II of the European Union’s regulation 1169/2011. Tree nuts and gluten
 * sources stand by name, because these laws want them named.
 */
const VOCABULARY = {
  eggs: entry(t.eggs, ALL),
  milk: entry(t.milk, ALL),
  fish: entry(t.fish, ALL),
  crustaceans: entry(t.crustaceans, ALL),
  molluscs: entry(t.molluscs, CANADA_AND_EU),
  peanuts: entry(t.peanuts, ALL),
  sesame: entry(t.sesame, ALL),
  soy: entry(t.soy, ALL),
  mustard: entry(t.mustard, CANADA_AND_EU),
  celery: entry(t.celery, EU),
  lupin: entry(t.lupin, EU),
  sulphites: entry(t.sulphites, CANADA_AND_EU),
  wheat: entry(t.wheat, ALL, 'gluten'),
  triticale: entry(t.triticale, ALL, 'gluten'),
  rye: entry(t.rye, CANADA_AND_EU, 'gluten'),
  barley: entry(t.barley, CANADA_AND_EU, 'gluten'),
  oats: entry(t.oats, CANADA_AND_EU, 'gluten'),
  almonds: entry(t.almonds, ALL, 'tree-nuts'),
  'brazil-nuts': entry(t.brazilNuts, ALL, 'tree-nuts'),
  cashews: entry(t.cashews, ALL, 'tree-nuts'),
  hazelnuts: entry(t.hazelnuts, ALL, 'tree-nuts'),
  'macadamia-nuts': entry(t.macadamiaNuts, ALL, 'tree-nuts'),
  pecans: entry(t.pecans, ALL, 'tree-nuts'),
  'pine-nuts': entry(t.pineNuts, CANADA_AND_US, 'tree-nuts'),
  pistachios: entry(t.pistachios, ALL, 'tree-nuts'),
  walnuts: entry(t.walnuts, ALL, 'tree-nuts'),
} as const satisfies Record<string, Entry>

/** An allergen that a law names. */
export type Allergen = keyof typeof VOCABULARY

/** All of them, in the order in which they are listed. */
export const ALLERGENS = Object.keys(VOCABULARY) as Allergen[]

/** Allergens of animals of which these laws want the species named. */
export const NAMED_BY_SPECIES: readonly Allergen[] = ['fish', 'crustaceans', 'molluscs']

/** The laws that name an allergen. */
export const lawsOf = (allergen: Allergen): readonly AllergenLaw[] => VOCABULARY[allergen].laws

/** The kind that an allergen belongs to, if any. */
export const kindOf = (allergen: Allergen): AllergenKind => VOCABULARY[allergen].kind

/** The name of an allergen as guests and editors read it. */
export const allergenName = (allergen: Allergen): string => VOCABULARY[allergen].name()

/** What a dish has of a statement in the content. */
type StoredStatement = {
  statement?: 'some' | 'none' | null
  contains?: Allergen[] | null
  mayContain?: Allergen[] | null
  species?: string | null
}

/** What the content states of a dish; null where it states nothing. That it contains none takes any list back. */
export function statedAllergens(
  stored: StoredStatement | null | undefined,
): StatedAllergens | null {
  if (!stored?.statement) return null
  const { contains, mayContain, species } = stored.statement === 'none' ? {} : stored
  return {
    contains: contains ?? [],
    mayContain: mayContain ?? [],
    species: species?.trim() || null,
  }
}

/** What the kitchen states of a dish; all empty: it contains none of the allergens. */
export type StatedAllergens = {
  contains: Allergen[]
  mayContain: Allergen[]
  /** Fish and shellfish by their species, as the editor wrote them. */
  species: string | null
}
