// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const nutritionOfADish = () => 'Nutrition of a dish'
export const previewText = () => 'The nutrition facts of a dish.'
export const nutrition = () => 'Nutrition'
