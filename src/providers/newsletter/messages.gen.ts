// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const thanksForSigningUp = () => 'Thank you for signing up.'
export const checkYourEmail = () => 'Thank you. Please check your email and confirm your address with the link we sent you.'
export const weHaveYourAddress = () => 'Thank you. We have your address. Before we send any news, an email will ask you to confirm it.'
