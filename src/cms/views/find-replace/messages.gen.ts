// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const findAndReplace = () => 'Find and replace'
export const intro = () => 'Words in all content: pages, news, restaurants, menus, dishes, pictures and what stands on every page. Nothing is saved before you have seen every place.'
export const find = () => 'Find'
export const replaceWith = () => 'Replace with'
export const matchCase = () => 'Match capitals'
export const wholeWords = () => 'Whole words only'
export const findButton = () => 'Find'
export const finding = (values: { looked: number }) => `Looking… ${(values.looked === 1 ? '1 document' : `${values.looked} documents`)} so far`
export const tooShort = (values: { least: string | number }) => `Please type at least ${values.least} characters.`
export const sameWords = () => 'Both are the same.'
export const about = () => 'What is looked at'
export const aboutWords = () => 'Texts, formatted texts, web addresses that were typed into links (not ticked at first), and alt texts; as published and in drafts. Apostrophes and spaces are found however they were typed.'
export const aboutNot = () => 'Not names in addresses, cookie names, prices, dates, times, choices, email addresses, redirects, booking settings, and what guests or staff sent.'
export const aboutDrafts = () => 'What is published stays published, with the new words. Drafts get the new words, too, and are not published. Forms that are open elsewhere have to be loaded again.'
export const nothingFound = (values: { text: string | number }) => `“${values.text}” stands nowhere.`
export const placesFound = (values: { places: number; documents: number }) => `${(values.places === 1 ? '1 place' : `${values.places} places`)} in ${(values.documents === 1 ? '1 document' : `${values.documents} documents`)}.`
export const placesShown = (values: { places: string | number; documents: number; shown: string | number }) => `${values.places} places in ${(values.documents === 1 ? '1 document' : `${values.documents} documents`)}. The first ${values.shown} are shown: replace them, and find again for the rest.`
export const replace = (values: { count: number }) => `Replace ${(values.count === 1 ? '1 place' : `${values.count} places`)}`
export const takeOut = (values: { count: number }) => `Take ${(values.count === 1 ? '1 place' : `${values.count} places`)} out`
export const replacing = (values: { done: string | number; all: string | number }) => `Replacing… ${values.done} of ${values.all}`
export const tickAll = () => 'Tick all'
export const tickNone = () => 'Tick none'
export const replaceIn = (values: { title: string | number }) => `Replace in ${values.title}`
export const openField = (values: { label: string | number; title: string | number }) => `Open ${values.label} of ${values.title}`
export const open = () => 'Open'
export const published = () => 'Published'
export const draft = () => 'Draft only'
export const both = () => 'Published, and in the draft'
export const differs = () => 'Published, and in the draft, which differs'
export const publishedOnly = () => 'Published; not in the draft'
export const draftOnly = () => 'Only in the draft of what is published'
export const inDraft = () => 'In the draft:'
export const withinAddress = () => 'This is a web address: tick it if it is to change, too.'
export const severalFormats = () => 'These words have several formats. The new ones get that of the first letter.'
export const partlyLink = () => 'A link begins or ends within these words. The new ones stand where the first letter is; a link of which nothing is left goes.'
export const replaced = (values: { places: number; documents: number }) => `${(values.places === 1 ? '1 place' : `${values.places} places`)} in ${(values.documents === 1 ? '1 document' : `${values.documents} documents`)} replaced.`
export const othersLeft = (values: { count: number }) => `Find again for the other ${(values.count === 1 ? 'place' : `${values.count} places`)}.`
export const notReplaced = (values: { count: number }) => `Left as ${(values.count === 1 ? 'it is' : 'they are')}`
export const refused = (values: { title: string | number; reason: string | number }) => `${values.title}: ${values.reason}`
export const lastReplacement = (values: { find: string | number; replace: string | number; when: string | number }) => `Last replacement: “${values.find}” by “${values.replace}”, ${values.when}`
export const lastTakenOut = (values: { find: string | number; when: string | number }) => `Last replacement: “${values.find}” taken out, ${values.when}`
export const undo = () => 'Undo'
export const undoing = (values: { done: string | number; all: string | number }) => `Taking back… ${values.done} of ${values.all}`
export const undone = (values: { documents: number }) => `${(values.documents === 1 ? '1 document is' : `${values.documents} documents are`)} as before.`
export const noAnswer = () => 'The server does not answer. Please check your connection and try again.'
export const noAnswerMeanwhile = (values: { done: string | number; all: string | number }) => `The server does not answer. ${values.done} of ${values.all} documents are done; please find again for the others.`
export const signedOut = () => 'You are not signed in any more, or may not do this.'
export const didNotWork = () => 'This did not work. Please try again.'
export const isBusy = () => 'Somebody else is saving right now. Please try again.'
