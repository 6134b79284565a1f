// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const preview = () => 'Preview'
export const youAreLookingAtADraft = () => 'You are looking at a draft.'
export const leaveThePreview = () => 'Leave the preview'
