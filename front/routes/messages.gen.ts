// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const errorNumber = (values: { status: string | number }) => `Error ${values.status}`
export const oneMomentPlease = () => 'One moment, please'
export const manyVisitors = () => 'We have a lot of visitors right now. This page will be back in a few seconds.'
export const pageNotNow = () => 'This page cannot be shown right now. Please try again in a moment.'
export const somethingWentWrong = () => 'Something went wrong'
export const errorPageFailed = () => 'An error occurred while showing the error page.'
export const goBackToHome = () => 'Go back to home'
export const badRequest = () => 'Bad request'
export const didNotWork = () => 'This did not work'
export const addressNotValid = () => 'This address is not valid.'
export const onlyGetAndHead = () => 'This address accepts only GET and HEAD.'
export const onlyReports = () => 'This address accepts only reports that browsers post.'
export const bodyMustBe = (values: { type: string | number }) => `The body must be ${values.type}.`
export const bodyTooLarge = () => 'The body is too large.'
export const bodyNotReport = () => 'The body is not a browser’s report.'
export const tooManyReports = () => 'Too many reports.'
export const tooManyRequests = () => 'Too many requests at once.'
export const noOtherSites = () => 'Requests from other sites are not accepted.'
export const fileDoesNotExist = () => 'This file does not exist.'
export const fileNotNow = () => 'This file cannot be shown right now. Please try again in a moment.'
export const notReadableNow = () => 'This cannot be read right now.'
export const wentWrongOnOurSide = () => 'Something went wrong on our side.'
