// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const notWorkingRightNow = () => 'This is not working right now. Please try again in a moment.'
