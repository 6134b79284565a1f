// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const menu = () => 'Menu'
export const menuOf = (values: { place: string | number }) => `Menu · ${values.place}`
export const marksAndAllergens = () => 'Marks and allergens'
