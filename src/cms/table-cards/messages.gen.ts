// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const menuCardsOf = (values: { title: string | number }) => `Menu cards of ${values.title}`
export const theMenu = () => 'The menu'
export const pointYourCamera = () => 'Point your camera at the code'
export const qrCodeLeadsTo = (values: { address: string | number }) => `QR code that leads to ${values.address}`
export const table = (values: { table: string | number }) => `Table ${values.table}`
export const orTypeThisAddress = () => 'Or type this address'
