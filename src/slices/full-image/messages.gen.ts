// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const fullImage = () => 'Full image'
export const previewText = () => 'A picture from edge to edge with a caption.'
export const imageForPhones = () => 'Image for phones'
