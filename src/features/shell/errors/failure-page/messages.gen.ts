// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const thisPageDidNotLoad = () => 'This page did not load'
export const somethingWentWrong = () => 'Something went wrong on our side. Please try again in a moment.'
export const goBackToHome = () => 'Go back to home'
