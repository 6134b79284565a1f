// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const heading = () => 'Comes down'
export const nothing = () => 'Nothing is planned.'
export const comesDown = (values: { at: string | number }) => `Comes down ${values.at}`
export const isPublished = (values: { at: string | number }) => `Is published ${values.at}`
export const moment = (values: { moment: string | number; year: string | number }) => `${values.moment}, ${values.year}`
export const cancel = () => 'Cancel'
export const cancelThis = (values: { plan: string | number }) => `Cancel: ${values.plan}`
export const dayAndTime = (values: { zone: string | number }) => `Day and time in ${values.zone}`
export const takeDown = () => 'Take it down then'
export const isPlanned = (values: { at: string | number }) => `It comes down ${values.at}.`
export const isCancelled = () => 'Cancelled.'
export const toCome = () => 'Please choose a day and time that are still to come.'
export const failed = () => 'That was not saved. Please try again.'
export const notRead = () => 'What is planned could not be read. Please load the page again.'
