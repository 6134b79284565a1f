// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const served = (values: { times: string | number }) => `Served ${values.times}`
export const timeSpan = (values: { from: string | number; until: string | number }) => `${values.from} to ${values.until}`
export const fromTime = (values: { from: string | number }) => `from ${values.from}`
export const untilTime = (values: { until: string | number }) => `until ${values.until}`
export const eggs = () => 'Eggs'
export const milk = () => 'Milk'
export const fish = () => 'Fish'
export const crustaceans = () => 'Crustaceans'
export const molluscs = () => 'Molluscs'
export const peanuts = () => 'Peanuts'
export const sesame = () => 'Sesame'
export const soy = () => 'Soy'
export const mustard = () => 'Mustard'
export const celery = () => 'Celery'
export const lupin = () => 'Lupin'
export const sulphites = () => 'Sulphites'
export const wheat = () => 'Wheat'
export const triticale = () => 'Triticale'
export const rye = () => 'Rye'
export const barley = () => 'Barley'
export const oats = () => 'Oats'
export const almonds = () => 'Almonds'
export const brazilNuts = () => 'Brazil nuts'
export const cashews = () => 'Cashews'
export const hazelnuts = () => 'Hazelnuts'
export const macadamiaNuts = () => 'Macadamia nuts'
export const pecans = () => 'Pecans'
export const pineNuts = () => 'Pine nuts'
export const pistachios = () => 'Pistachios'
export const walnuts = () => 'Walnuts'
export const containsAllergens = (values: { allergens: string | number }) => `Contains: ${values.allergens}.`
export const mayContainAllergens = (values: { allergens: string | number }) => `May contain: ${values.allergens}.`
export const allergensByNumber = (values: { allergens: string | number }) => `Allergens by number, in brackets: may contain. ${values.allergens}.`
export const numberedAllergen = (values: { number: string | number; allergen: string | number }) => `${values.number} ${values.allergen}`
export const noneOfThem = () => 'none of them'
export const containsNoAllergens = () => 'Contains none of the listed allergens.'
export const speciesOf = (values: { species: string | number }) => `Fish and shellfish: ${values.species}.`
export const lawOfCanada = () => 'CA'
export const lawOfTheUnitedStates = () => 'US'
export const lawOfTheEuropeanUnion = () => 'EU'
