// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const menuSection = () => 'Menu section'
export const previewText = () => 'Categories of the menu with their dishes and prices.'
export const foodAndDrink = () => 'Food and drink'
export const food = () => 'Food'
export const drink = () => 'Drink'
export const categories = () => 'Categories'
