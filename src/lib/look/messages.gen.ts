// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const warmRoom = () => 'A restaurant with a warm room and a modern kitchen.'
export const trattoria = () => 'A trattoria, or another family kitchen with old recipes.'
export const diner = () => 'An American diner, a burger house or a smokehouse.'
export const sushiCounter = () => 'A sushi counter, a tasting menu, a quiet room.'
export const grandHotel = () => 'The restaurants and bars of a grand hotel.'
export const bakery = () => 'A bakery, an ice cream shop or a café with families.'
export const steakhouse = () => 'A steakhouse, a chophouse or a tavern.'
export const modernBistro = () => 'A modern bistro or a wine bar.'
