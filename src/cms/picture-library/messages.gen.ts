// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const altRefused = () => 'Please say in words what is in the picture, such as “Three oysters on ice with lemon”.'
export const kindDiffers = () => 'A picture can only be replaced by a picture, a film by a film, a paper by a paper.'
