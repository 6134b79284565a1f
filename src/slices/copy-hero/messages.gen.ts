// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const copyHero = () => 'Copy hero'
export const previewText = () => 'A headline on dark green with a few sentences beside it.'
