// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const errorNumber = (values: { status: string | number }) => `Error ${values.status}`
export const pageDidNotLoad = () => 'This page did not load'
export const wentWrongTryAgain = () => 'Something went wrong on our side. Please try again in a moment.'
export const goBackToHome = () => 'Go back to home'
export const leaveThePreview = () => 'Leave the preview'
