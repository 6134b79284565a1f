// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const youApplied = (values: { place: string | number }) => `You are receiving this email because you applied at ${values.place}. Simply reply to it.`
export const youWroteToUs = (values: { place: string | number }) => `You are receiving this email because you wrote to ${values.place}. Simply reply to it.`
