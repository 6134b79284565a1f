// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const menuSectionHeading = () => 'Menu section heading'
export const previewText = () => 'The title of a part of the menu, with a picture.'
