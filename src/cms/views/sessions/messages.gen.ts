// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const signedInOn = () => 'Signed in on'
export const hint = () => 'A session ends by itself two hours after its last use, that of hosts, managers and viewers with the day, and twelve hours after the sign-in.'
export const browserOnSystem = (values: { browser: string | number; system: string | number }) => `${values.browser} on ${values.system}`
export const unknownDevice = () => 'A program or an unknown browser'
export const thisDevice = () => 'This device'
export const inUseNow = () => 'In use now'
export const lastUsed = (values: { when: string | number }) => `Last used ${values.when}`
export const signedInSince = (values: { when: string | number }) => `Signed in ${values.when}`
export const signedInFrom = (values: { when: string | number; address: string | number }) => `Signed in ${values.when}, from ${values.address}`
export const signOut = () => 'Sign out'
export const signOutOf = (values: { device: string | number; used: string | number }) => `Sign out ${values.device}, ${values.used}`
export const signOutElsewhere = () => 'Sign out everywhere else'
export const signOutEverywhere = () => 'Sign out everywhere'
export const noOne = () => 'Nobody is signed in to this account.'
export const isSignedOut = () => 'Signed out, with the next click there.'
export const notRead = () => 'The list cannot be read now.'
export const tryAgain = () => 'Try again'
export const didNotWork = () => 'That did not work. Please try again in a minute.'
