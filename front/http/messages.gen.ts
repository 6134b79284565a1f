// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const noSuchEndpoint = () => 'There is no such endpoint.'
export const addressNotValid = () => 'This address is not valid.'
export const addressAccepts = (values: { methods: string | number }) => `This address accepts ${values.methods}.`
export const requestUnreadable = () => 'This request cannot be read.'
