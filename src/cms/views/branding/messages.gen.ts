// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const signIn = () => 'Sign in'
export const forEveryoneAt = (values: { group: string | number }) => `For everyone who works at ${values.group}.`
