// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const soldOut = () => 'Sold out'
export const soldOutNow = (values: { count: string | number }) => `Sold out now (${values.count})`
export const findADishOrDrink = () => 'Find a dish or drink'
export const undo = () => 'Undo'
export const noMenu = () => 'This location has no menu.'
export const nothingOnTheMenu = (values: { text: string | number }) => `Nothing on the menu has “${values.text}” in its name.`
export const markSoldOut = () => 'Mark sold out'
export const putBackOn = () => 'Put back on'
export const available = () => 'Available'
export const noLongerOnThisMenu = () => 'No longer on this menu'
export const backOnBy = (values: { note: string | number }) => `Back on: ${values.note}`
export const dishIsGone = () => 'It is no longer on this menu.'
export const signedOut = () => 'You are signed out, or do not work at this location. Sign in again.'
export const noAnswer = () => 'No answer. Check whether it worked before you try again.'
export const didNotWork = () => 'That did not work. Try again.'
export const isSoldOut = (values: { dish: string | number }) => `${values.dish}: sold out.`
export const isBackOn = (values: { dish: string | number }) => `${values.dish}: back on.`
export const someone = () => 'Someone'
export const soldOutBy = (values: { who: string | number; time: string | number; until: string | number }) => `${values.who}, ${values.time}, until ${values.until}`
export const changedBy = (values: { who: string | number; time: string | number }) => `${values.who}, ${values.time}`
export const noLocationsYet = () => 'There are no locations yet.'
