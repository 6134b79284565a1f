// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const someoneElseIsSaving = () => 'Someone else is saving right now. Please save again.'
