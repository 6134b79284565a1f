// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import type { Words } from '#lib/words/words.ts'

export const yourReservation = () => 'Your reservation'
export const changeYourReservation = () => 'Change your reservation'
export const yourNewsletter = () => 'Your newsletter'
export const unsubscribed = () => 'Unsubscribed.'
export const notFound = () => 'Not found.'
export const errorNumber = (values: { status: string | number }) => `Error ${values.status}`
export const pageNotFound = () => 'This page could not be found'
export const linkMayBeIncomplete = (words: Words) => words['pages.linkIncomplete'] ?? 'The link may be incomplete. Please open it again from the email it came in.'
export const pageDidNotLoad = () => 'This page did not load'
export const wentWrongOnOurSide = () => 'Something went wrong on our side. Please try again in a moment.'
