// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const text = () => 'Text'
export const previewText = () => 'Running text with headings, lists and pictures.'
