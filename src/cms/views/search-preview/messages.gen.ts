// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const searchAndSharing = () => 'Search engines and shared links'
export const show = () => 'Show as search result and shared card'
export const hide = () => 'Hide search result and shared card'
export const reading = () => 'The draft is being read…'
export const draftAsSaved = () => 'The draft as it was last saved.'
export const tryAgain = () => 'Try again'
export const noAnswer = () => 'The page of this draft could not be read. Please try again.'
export const noPage = () => 'There is no page to show yet: the draft needs a title and a name in the address.'
export const signedOut = () => 'You are signed out. Sign in again in another tab, then try again.'
export const asResult = () => 'As a search result'
export const asCard = () => 'As a shared card'
export const chosenByEngine = () => '(The search engine chooses words of the page.)'
export const worthALook = () => 'Worth a look'
export const nothingToMend = () => 'Title, description and picture fit.'
export const hiddenFromSearch = () => 'Search engines are asked to leave this page out.'
export const longTitle = (values: { count: string | number; most: string | number }) => `The title has ${values.count} characters. Search engines show about ${values.most}.`
export const noDescription = () => 'There is no description. Write one in the slice “For search engines”.'
export const longDescription = (values: { count: string | number; most: string | number }) => `The description has ${values.count} characters. Search engines show about ${values.most}.`
export const noPicture = () => 'There is no picture: the card has the group’s logo or name.'
export const groupPicture = () => 'No picture of its own: the card has the group’s.'
