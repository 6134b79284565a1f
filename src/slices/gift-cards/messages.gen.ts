// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const giftCards = () => 'Gift cards'
export const previewText = () => 'Gift cards with their pictures and a button to buy one.'
export const seeMore = () => 'See more'
