// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const errorPageFailed = () => 'An error occurred while showing the error page'
export const goBackToHome = () => 'Go back to home'
