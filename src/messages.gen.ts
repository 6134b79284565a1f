// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const contentCheck = () => 'Content check'
export const figures = () => 'Figures'
export const guestData = () => 'Guest data'
export const guests = () => 'Guests'
export const kitchen = () => 'Kitchen'
export const menuCheck = () => 'Menu check'
export const outbox = () => 'Outbox'
export const reservations = () => 'Reservations'
export const soldOut = () => 'Sold out'
export const tableCards = () => 'Table cards'
export const tonight = () => 'Tonight'
export const yes = () => 'Yes'
export const no = () => 'No'
export const searchForASlice = () => 'Search for a slice'
export const paper = () => 'Paper'
export const newPasswordLabel = (values: { min: string | number; max: string | number }) => `New password: ${values.min} to ${values.max} characters`
