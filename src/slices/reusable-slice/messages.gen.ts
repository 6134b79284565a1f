// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const label = () => 'Reusable slice'
export const previewText = () => 'Slices that are written once and stand on several pages.'
export const whichOne = () => 'Which one'
export const whichOneHint = () => 'What is published of it is shown here. Editing it changes every page that has it.'
