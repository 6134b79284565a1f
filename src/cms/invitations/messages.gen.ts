// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const subject = (values: { group: string | number }) => `Your account at ${values.group}`
export const preheader = (values: { days: string | number }) => `Choose your password within ${values.days} days.`
export const yourAccount = () => 'Your account'
export const heading = (values: { group: string | number }) => `Welcome to ${values.group}`
export const lead = (values: { group: string | number; email: string | number }) => `An account on the ${values.group} website was made for you: ${values.email}. Choose your password to begin.`
export const policy = (values: { days: string | number }) => `The link is good for ${values.days} days, and works once. If you did not expect it, there is nothing to do: nobody can use the account without it.`
export const chooseYourPassword = () => 'Choose your password'
export const whyThisEmail = (values: { group: string | number }) => `You are receiving this email because an administrator of the ${values.group} website invited you. Please do not forward it.`
export const hasPassword = () => 'This person has a password already. To help somebody who has forgotten theirs, have them use “Forgot password” at the sign-in.'
export const noMailServer = () => 'This site cannot send email: no mail server is set up. Please make a link instead, and hand it over.'
export const isNotInvited = () => 'There is no invitation to withdraw.'
export const linkExpired = (values: { days: string | number }) => `This invitation has run out: a link is good for ${values.days} days. Please ask an administrator to send it again.`
export const linkReplaced = () => 'A newer invitation was sent to you, and only its link works. Please open the newest email, or ask an administrator to send it again.'
export const linkUsed = () => 'This invitation has been used: the account has a password. Please sign in with your email address. If you have forgotten the password, ask for a new one there.'
export const linkWithdrawn = () => 'This invitation was withdrawn. Please ask an administrator whether that was intended.'
export const linkUnknown = () => 'This link is not one of ours, or a part of it is missing. Please open it from the email again, or copy all of it.'
