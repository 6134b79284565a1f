// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const footer = () => 'Footer'
export const backToTop = () => 'Back to top'
export const cookieSettings = () => 'Cookie settings'
export const whatWeCount = () => 'What we count'
export const onNetwork = (values: { group: string | number; network: string | number }) => `${values.group} on ${values.network}`
export const copyright = (values: { shortName: string | number }) => `© ${values.shortName}`
