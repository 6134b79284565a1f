// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const menuCategories = () => 'Menu categories'
export const categories = () => 'Categories'
export const allCategories = () => 'All categories'
export const notNow = () => 'Not now'
export const notServedNow = () => 'Not now.'
export const reserve = () => 'Reserve'
export const order = () => 'Order'
