// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const signedInOn = () => 'Signed in on'
export const hint = () => 'A session ends by itself after two hours without use, and twelve hours after the sign-in. For hosts, managers and viewers only the twelve hours count; on a shared tablet every session ends after a quarter of an hour without use.'
export const browserOnSystem = (values: { browser: string | number; system: string | number }) => `${values.browser} on ${values.system}`
export const unknownDevice = () => 'A program or an unknown browser'
export const sharedTablet = () => 'Shared tablet'
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
export const endsSoon = () => 'You will be signed out in two minutes, as nothing was done here for a while.'
export const locksSoon = () => 'This tablet locks in two minutes, as nothing was done here for a while.'
export const endsByAge = () => 'You will be signed out in two minutes, twelve hours after you signed in. What you have typed stays here.'
export const staySignedIn = () => 'Stay signed in'
export const youAreSignedOut = () => 'You are signed out'
export const signInToGoOn = () => 'Sign in again to go on. What you have typed is still on this page.'
export const somebodyElse = () => 'Somebody else is signed in here'
export const signInAsBefore = (values: { email: string | number }) => `This page was opened by ${values.email}. Sign in again to go on with it: what you have typed is still there.`
export const password = (values: { email: string | number }) => `Password of ${values.email}`
export const signIn = () => 'Sign in'
export const signInOtherwise = () => 'Sign in another way, in a new tab'
export const leaveThisPage = () => 'Leave this page'
export const signInDidNotWork = () => 'That did not work. Please try again, or sign in in a new tab.'
export const pageFailed = () => 'This page could not be shown'
export const pageFailedLead = () => 'Something that it needs could not be read just now. You are still signed in, and nothing was changed. Please try again in a moment.'
