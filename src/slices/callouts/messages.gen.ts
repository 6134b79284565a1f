// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const callouts = () => 'Callouts'
export const previewText = () => 'Three pictures side by side, each with a title and a link.'
