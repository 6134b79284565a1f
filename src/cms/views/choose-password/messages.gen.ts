// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const chooseANewPassword = () => 'Choose a new password'
export const forAccount = (values: { email: string | number }) => `For ${values.email}`
export const newPassword = () => 'New password'
export const showPassword = () => 'Show'
export const showPasswordLabel = () => 'Show the password'
export const hidePassword = () => 'Hide'
export const hidePasswordLabel = () => 'Hide the password'
export const saveAndSignIn = () => 'Save and sign in'
export const linkNoLongerWorks = () => 'This link no longer works'
export const resetLinkEnded = () => 'A link to choose a new password works once, and for one hour. If you have asked more than once, only the newest link works.'
export const askForANewLink = () => 'Ask for a new link'
export const backToSignIn = () => 'Back to the sign-in'
export const pleaseChooseAPassword = (values: { min: string | number; max: string | number }) => `Please choose a password of ${values.min} to ${values.max} characters.`
export const noAnswer = () => 'The site does not answer. What you have typed is still here: please try again.'
export const didNotWork = () => 'That did not work. What you have typed is still here: please try again in a minute.'
export const toTheSignIn = () => 'Go to the sign-in'
export const forgotYourPassword = () => 'I have forgotten my password'
export const welcome = () => 'Welcome'
export const chooseToBegin = (values: { email: string | number }) => `Choose your password to begin, ${values.email}.`
export const begin = () => 'Save and begin'
export const yourName = () => 'Your name'
export const pleaseEnterYourName = () => 'Please enter your name.'
export const oneMoreStep = () => 'One more step'
export const setUpSecondStep = () => 'Set up your second step'
