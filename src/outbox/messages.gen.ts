// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const openTheMap = () => 'Open the map'
export const callPhone = (values: { phone: string | number }) => `Call ${values.phone}`
export const noAttemptEnded = () => 'no attempt came to an end'
export const faultOfTheSite = () => 'a fault of the site: see its log'
