// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const find = () => 'Find by postal code and city'
export const found = (values: { place: string | number }) => `${values.place}: about there, the middle of the area. Look on a map, and paste what it says of your door.`
export const notFound = () => 'No such postal code and no such city is known here. Paste what a map says.'
export const noAnswer = () => 'The site did not answer. Please try again.'
export const fillIn = () => 'Fill in the postal code or the city first.'
export const paste = () => 'Or paste what a map says'
export const pasteHint = () => 'The coordinates (49.2845, -123.1116) or the address of the map with your door in its middle.'
export const notRead = () => 'There are no coordinates in this.'
export const taken = () => 'Taken over. Save to keep it.'
export const seeOnMap = () => 'See it on a map'
