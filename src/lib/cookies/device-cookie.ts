/** The cookie of a browser that has signed in to accounts of the staff; it lets nobody in. */
export const DEVICE_COOKIE = 'tableside-device'

/** How long it is kept after a sign-in, seconds: half a year. */
export const DEVICE_SECONDS = 180 * 24 * 60 * 60
