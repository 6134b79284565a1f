// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const featuredDishes = () => 'Featured dishes'
export const previewText = () => 'Dishes to feature, with large pictures.'
export const dishesAndDrinks = () => 'Dishes and drinks'
export const dishesAbout = (values: { title: string | number }) => `Dishes: ${values.title}`
