// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const datedToday = () => '“Allergens last checked” is set to today, because the allergens have changed.'
export const keepDay = (values: { day: string | number }) => `Keep ${values.day}`
export const keepEmpty = () => 'Leave it empty'
