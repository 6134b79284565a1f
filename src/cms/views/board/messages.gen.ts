// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const youAreSignedOut = () => 'You are signed out.'
export const signInAgain = () => 'Sign in again'
export const noConnection = () => 'No connection: this may be out of date. Trying to reconnect.'
export const live = (values: { clock: string | number }) => `Live · ${values.clock}`
export const location = () => 'Location'
export const noConnectionSince = (values: { clock: string | number }) => `No connection since ${values.clock} · the list is as of then`
