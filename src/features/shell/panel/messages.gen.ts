// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const reserve = () => 'Reserve'
export const reserveAt = () => 'Reserve at'
export const reserveATable = () => 'Reserve a table'
export const callToReserve = () => 'Call us and we will find you a table.'
export const order = () => 'Order'
export const orderFrom = () => 'Order from'
export const callToOrder = () => 'This restaurant takes orders by phone.'
export const notYourRestaurant = () => 'Not your restaurant?'
export const locationIsNotOpenYet = () => 'This location is not open yet.'
export const findAnotherRestaurant = () => 'Find another restaurant'
export const loading = () => 'Loading'
export const panelFailed = () => 'There seems to be a problem with this form at the moment, please contact your favourite location directly.'
