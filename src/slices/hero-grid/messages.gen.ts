// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const heroGrid = () => 'Hero grid'
export const previewText = () => 'A headline beside a wall of pictures that guests can drag.'
export const picturesAbout = (values: { title: string | number }) => `Pictures: ${values.title}`
export const earlierPictures = () => 'Earlier pictures'
export const furtherPictures = () => 'Further pictures'
