// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const contentCheck = () => 'Content check'
export const everythingIsComplete = () => 'Everything published is complete, and every link works.'
export const placesNeedALook = (values: { count: number }) => `${(values.count === 1 ? 'One place needs' : `${values.count} places need`)} a look. Only published content is checked. Open a document, correct it and publish it, then reload this page.`
