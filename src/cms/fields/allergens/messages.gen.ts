// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const allergens = () => 'Allergens'
export const allergensHint = () => 'What Canada (CA), the United States (US) and the European Union (EU) want named; brackets say which, where it is not all of them. Diets such as “gluten free” stand under Tags.'
export const statement = () => 'Does it contain any of the listed allergens?'
export const some = () => 'Yes, or it may'
export const none = () => 'No, none of them'
export const contains = () => 'Contains'
export const mayContain = () => 'May contain'
export const mayContainHint = () => 'Traces, for example of a fryer or an oven that other dishes share.'
export const species = () => 'Fish and shellfish by name'
export const speciesHint = () => 'For example: halibut, side-stripe shrimp.'
export const namedBy = (values: { allergen: string | number; laws: string | number }) => `${values.allergen} (${values.laws})`
export const pleaseAnswer = () => 'Please say which allergens it contains, or that it contains none of them.'
export const pleaseChooseOne = () => 'Please choose at least one allergen, or say that it contains none of them.'
export const containedAlready = (values: { allergens: string | number }) => `Under “Contains” already: ${values.allergens}.`
export const contradictsDiet = (values: { diet: string | number; allergens: string | number }) => `It is tagged ${values.diet}, which rules out: ${values.allergens}. Please change one of them.`
export const markedAllergens = () => 'Allergens'
export const markedAllergensHint = () => 'For an allergen: those that this mark stands for; dishes that contain one get the mark by themselves. For a diet: those that it rules out.'
export const contradictsNone = (values: { mark: string | number }) => `It is tagged ${values.mark}, which stands for an allergen. Please say which allergens it contains, or take the tag away.`
export const contradictsMark = (values: { mark: string | number; allergens: string | number }) => `It is tagged ${values.mark}, but none of these is named: ${values.allergens}. Please change one of them.`
export const markWithoutAllergens = () => 'Please choose the allergens that this mark stands for: guests who avoid it see no dish of which they are not known.'
