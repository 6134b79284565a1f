// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const card = () => 'Card'
export const cardEndingIn = (values: { last4: string | number }) => `Card ${values.last4}`
