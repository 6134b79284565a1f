// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const largeBodyCopy = () => 'Large body copy'
export const previewText = () => 'A longer story in large type below its heading.'
export const phonesShowTheFirstWords = () => 'Phones show the first 65 words, and the rest after “Read More”.'
export const readLess = () => 'Read Less'
export const readMore = () => 'Read More'
