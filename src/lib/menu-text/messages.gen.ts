// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const marketPrice = () => 'Market price'
