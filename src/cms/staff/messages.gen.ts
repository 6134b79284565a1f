// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const subject = (values: { group: string | number }) => `Choose a new password: ${values.group}`
export const linkIsGoodForAnHour = () => 'The link is good for one hour, and works once.'
export const yourAccount = () => 'Your account'
export const chooseANewPassword = () => 'Choose a new password'
export const somebodyAsked = (values: { email: string | number }) => `Somebody asked for a new password for ${values.email}. If it was you, choose one now.`
export const linkAndPassword = () => 'The link is good for one hour, and works once. If it was not you, there is nothing to do: your password stays as it is.'
export const whyThisEmail = (values: { group: string | number }) => `You are receiving this email because you have an account on the ${values.group} website. Please do not forward it.`
