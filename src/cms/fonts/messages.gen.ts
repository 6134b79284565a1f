// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const tooLarge = (values: { limit: string | number }) => `This file is larger than ${values.limit} MB. Please ask the maker of the font for a smaller one, or upload it as WOFF2.`
export const noFont = () => 'This file is no font. Please choose a file that ends with .woff2, .woff, .ttf or .otf.'
export const fontCollection = () => 'This file has several fonts in it. Please choose the file of a single one.'
export const unpacksTooLarge = () => 'This font is larger than a website can use. Please choose one with fewer letters.'
export const brokenFont = () => 'This font cannot be read: the file is damaged or incomplete. Please download it again from where you have it.'
export const tooCostly = () => 'This font takes too long to read, so it is not used. Please choose a simpler file of it.'
export const lettersMissing = (values: { letters: string | number }) => `This font has no ${values.letters}. Without them, names and prices of the pages cannot be set in it.`
export const unusableMeasures = () => 'This font says that its letters are far larger or smaller than they are, so lines of text cannot be set in it.'
export const filesAway = () => 'The storage for files does not answer, so nothing was saved. Please try again in a few minutes.'
export const stillUsed = () => 'This font is used by the look that guests see, or by its draft. Please choose another one there first.'
