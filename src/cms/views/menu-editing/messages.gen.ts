// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const listedIn = () => 'Listed in'
export const nowhereYet = () => 'No category yet: guests do not see it.'
export const saveFirst = () => 'Once it is saved, it can be put into categories here.'
export const placeIn = (values: { category: string | number }) => `Place in ${values.category}`
export const first = () => 'First'
export const after = (values: { dish: string | number }) => `After ${values.dish}`
export const takeOut = () => 'Take out'
export const takeOutOf = (values: { category: string | number }) => `Take out of ${values.category}`
export const putInto = () => 'Put into a category'
export const chooseCategory = () => 'Choose a category'
export const place = () => 'Place'
export const put = () => 'Put in'
export const isPut = (values: { category: string | number }) => `Put into ${values.category}.`
export const isMoved = (values: { category: string | number }) => `Moved in ${values.category}.`
export const isTakenOut = (values: { category: string | number }) => `Taken out of ${values.category}.`
export const undo = () => 'Undo'
export const undone = () => 'Undone.'
export const changedMeanwhile = () => 'Somebody has changed this meanwhile. Here it is as it is now: please try again.'
export const isGone = () => 'It is not there any more.'
export const signedOut = () => 'You are signed out, or may not change menus. Sign in again.'
export const noAnswer = () => 'No answer. Please try again: what has been saved already is not saved twice.'
export const didNotWork = () => 'That did not work. Please try again.'
export const categoryIsDraft = () => 'Draft: guests do not see this category'
export const draftOf = (values: { category: string | number }) => `${values.category} (draft)`
