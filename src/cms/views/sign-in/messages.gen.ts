// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const signIn = () => 'Sign in'
export const forEveryoneAt = (values: { group: string | number }) => `For everyone who works at ${values.group}.`
export const email = () => 'Email'
export const password = () => 'Password'
export const show = () => 'Show'
export const showPassword = () => 'Show the password'
export const hide = () => 'Hide'
export const hidePassword = () => 'Hide the password'
export const backToNames = () => 'Back to the names on this tablet'
export const forgotPassword = () => 'Forgot password?'
export const withPasskey = () => 'Sign in with a passkey'
export const or = () => 'or'
export const pleaseTypeEmail = () => 'Please type your email address.'
export const pleaseTypePassword = () => 'Please type your password.'
export const oneMoreStep = () => 'One more step'
export const setUpSecondStep = () => 'Set up your second step'
export const forAccount = (values: { email: string | number }) => `For ${values.email}`
