// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const error = () => 'Error'
export const errorNumber = (values: { status: string | number }) => `Error ${values.status}`
export const errorPageFailed = () => 'An error occurred while showing the error page'
export const goBackToHome = () => 'Go back to home'
export const lookingAtDraft = () => 'You are looking at a draft.'
export const leaveThePreview = () => 'Leave the preview'
