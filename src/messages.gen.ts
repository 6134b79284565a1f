// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const contentCheck = () => 'Content check'
export const figures = () => 'Figures'
export const guestData = () => 'Guest data'
export const menuCheck = () => 'Menu check'
export const outbox = () => 'Outbox'
export const reservations = () => 'Reservations'
export const soldOut = () => 'Sold out'
export const tableCards = () => 'Table cards'
export const tonight = () => 'Tonight'
export const yes = () => 'Yes'
export const no = () => 'No'
export const searchForASlice = () => 'Search for a slice'
