// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const isGone = () => 'It is not there any more, or may not be changed by you.'
export const wasChanged = () => 'Somebody has changed it since. Please find again and look at it.'
export const isOpenBy = (values: { name: string | number }) => `${values.name} is editing it right now.`
export const isOpen = () => 'Somebody else is editing it right now.'
export const hasFailed = () => 'It could not be saved, for a reason of the system.'
export const isBusy = () => 'Somebody else is saving right now. Please try again.'
export const fault = (values: { label: string | number; message: string | number }) => `${values.label}: ${values.message}`
