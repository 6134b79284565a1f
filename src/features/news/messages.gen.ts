// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const nothingNewYet = () => 'Nothing new yet. Please check back soon.'
