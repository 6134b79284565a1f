// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const variantsOfADish = () => 'Variants of a dish'
export const previewText = () => 'The sizes of a dish and their prices.'
