// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const checkOne = () => 'Please check one field before this can be saved:'
export const checkMany = (values: { count: string | number }) => `Please check ${values.count} fields before this can be saved:`
export const place = (values: { outer: string | number; inner: string | number }) => `${values.outer}, ${values.inner}`
export const problem = (values: { place: string | number; message: string | number }) => `${values.place}: ${values.message}`
