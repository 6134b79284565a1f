// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const menu = () => 'Menu'
export const suggestedWith = () => 'Suggested with'
