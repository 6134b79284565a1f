// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const forSearchEngines = () => 'For search engines'
export const previewText = () => 'What search engines and shared links say about the page; nothing on the page itself.'
export const titleInSearchResults = () => 'Title in search results'
export const titleFollowsTheTemplate = () => 'The whole title, with the name of the group. If empty, it follows the template under Search engines.'
export const pictureForSharedLinks = () => 'Picture for shared links'
export const firstPictureIfEmpty = () => 'If empty, the first picture on the page.'
