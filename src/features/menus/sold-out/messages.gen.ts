// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const soldOut = () => 'Sold out'
export const soldOutNow = (values: { dishes: string | number }) => `Sold out: ${values.dishes}.`
export const backOnTheMenu = (values: { dishes: string | number }) => `Back on the menu: ${values.dishes}.`
