// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const subject = (values: { group: string | number }) => `Choose a new password: ${values.group}`
export const linkIsGoodForAnHour = () => 'The link is good for one hour, and works once.'
export const yourAccount = () => 'Your account'
export const chooseANewPassword = () => 'Choose a new password'
export const somebodyAsked = (values: { email: string | number }) => `Somebody asked for a new password for ${values.email}. If it was you, choose one now.`
export const linkAndPassword = () => 'The link is good for one hour, and works once. If it was not you, there is nothing to do: your password stays as it is.'
export const whyThisEmail = (values: { group: string | number }) => `You are receiving this email because you have an account on the ${values.group} website. Please do not forward it.`
export const passwordRule = (values: { min: string | number; max: string | number }) => `${values.min} to ${values.max} characters. A few words in a row are easy to remember and hard to guess. Not your name, your email address or the group’s name, and not a common password, even with digits or signs added.`
export const passwordTooShort = (values: { count: string | number; min: string | number }) => `This has ${values.count} characters. Please choose a password of at least ${values.min}.`
export const passwordTooLong = (values: { count: string | number; max: string | number }) => `This has ${values.count} characters. Please choose a password of at most ${values.max}.`
export const passwordCommon = () => 'This is one of the passwords that others try first. Please choose another one, such as a few words in a row.'
export const passwordOwn = () => 'This is little more than the account’s name, its email address or the group’s name. Please choose something that nobody would connect with them.'
export const currentPasswordNeeded = () => 'Please type your current password to change this.'
export const emailByAdministrators = () => 'Single sign-on finds your account by its address. Please ask an administrator to change it.'
export const currentPasswordWrong = () => 'This is not your current password. Nothing has been changed.'
