// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const megabytes = (values: { count: string | number }) => `${values.count} MB`
export const gigabytes = (values: { count: string | number }) => `${values.count} GB`
