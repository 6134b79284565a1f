// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const foreignOrigin = () => 'This came from another website. Please open the sign-in of this site itself, and try again there.'
export const orByMail = () => 'Or use “Forgot password” to choose a new one at once.'
