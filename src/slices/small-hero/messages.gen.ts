// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const smallHero = () => 'Small hero'
export const previewText = () => 'A low, wide picture with the title of the page on it.'
export const imageForPhones = () => 'Image for phones'
export const showTheCurrentLocation = () => 'Show the current location'
