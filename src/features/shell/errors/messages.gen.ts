// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const errorStatus = (values: { status: string | number }) => `Error ${values.status}`
export const thisPageDidNotLoad = () => 'This page did not load'
export const goBackToHome = () => 'Go back to home'
