// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const eyecatcherCard = () => 'Eyecatcher card'
export const previewText = () => 'A card with an offer, half over a large picture.'
export const pictureSide = () => 'Picture at the'
export const left = () => 'Left'
export const right = () => 'Right'
