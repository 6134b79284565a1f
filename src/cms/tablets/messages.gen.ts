// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const noTablet = () => 'This device is no shared tablet any more. Sign in with your password.'
export const wrongPin = () => 'This PIN does not work. After ten wrong tries, and 30 days after your last sign-in with a password, it works again once you have signed in with your password.'
export const pinNotSixDigits = () => 'A PIN has six digits.'
export const pinTooEasy = () => 'This PIN is one that others try first, such as 123456, 112233 or one digit over and over. Please choose another one.'
export const pinsAreForHosts = () => 'PINs are for hosts and managers.'
export const tabletAt = (values: { location: string | number; tablet: string | number }) => `${values.location}, ${values.tablet}`
