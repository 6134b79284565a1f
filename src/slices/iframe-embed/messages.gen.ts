// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const embeddedPage = () => 'Embedded page'
export const previewText = () => 'A page from another site, shown when a guest asks for it.'
export const webAddress = () => 'Web address'
export const startWithHttps = () => 'Use an address that starts with https://.'
export const siteMustBeListed = () => 'Its site must be listed in the settings.'
export const whatThePageIs = () => 'What the page is'
export const readOutToVisitors = () => 'Read out to visitors who cannot see it.'
export const heightOnLargeScreens = () => 'Height on large screens, in pixels'
export const showTitle = (values: { title: string | number }) => `Show: ${values.title}`
