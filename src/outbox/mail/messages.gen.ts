// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const phoneLine = (values: { phone: string | number }) => `Phone: ${values.phone}`
export const mapLine = (values: { mapUrl: string | number }) => `Map: ${values.mapUrl}`
