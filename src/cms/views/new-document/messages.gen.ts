// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const newPage = () => 'A new page'
export const newNewsPost = () => 'A new post'
export const newLocation = () => 'A new location'
export const newMenu = () => 'A new menu'
export const nothingYet = (values: { action: string | number }) => `Nothing is made until you press “${values.action}”. Guests see nothing of a draft until it is published.`
export const makeDraft = () => 'Make the draft'
export const title = () => 'Title'
export const nameInTheAddress = () => 'Name in the address'
export const nameInTheAddressHint = () => 'Made from the title. Lower-case letters, digits and hyphens.'
export const pageType = () => 'Page type'
export const pleaseEnterATitle = () => 'Please enter a title.'
export const pleaseEnterAName = () => 'Please enter a name of letters and digits.'
export const isTaken = () => 'Another one has this name in its address. Please choose another.'
export const noAnswer = () => 'There was no answer. Please look into the list whether it was made before you try again.'
export const didNotWork = () => 'That did not work. Please try again.'
