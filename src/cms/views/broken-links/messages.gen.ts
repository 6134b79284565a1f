// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import { formatNumber } from '#lib/language/format.ts'

export const brokenLinks = () => 'Broken links'
export const notFound = () => 'Asked for and not found'
export const aboutNotFound = (values: { days: string | number }) => `Addresses that guests opened in the last ${values.days} days and that lead nowhere: from old bookmarks, printed cards and links of other sites. A redirect from one leads its guests on, and takes it off this list.`
export const nothingMissing = () => 'Nobody has asked for an address that leads nowhere.'
export const askedFor = (values: { count: number; day: string | number }) => (values.count === 1 ? `Once, on ${values.day}` : `${values.count} times, last on ${values.day}`)
export const makeRedirect = () => 'Make a redirect'
export const redirectFrom = (values: { address: string | number }) => `Make a redirect from ${values.address}`
export const showAll = (values: { count: string | number }) => `Show all ${values.count}`
export const whatIsListed = () => 'What is listed, and for how long'
export const countsBrowsers = () => 'Only browsers that open an address count. Robots, pages that are loaded in advance, and guests who ask not to be tracked do not.'
export const leavesOut = () => 'Only the path is kept, nothing of the guest and no query. Addresses with long numbers or codes are left out, as they could tell who somebody is; so are pictures and other files, what programs try at every site, and what is longer than 100 characters.'
export const keeps = (values: { days: string | number; most: number }) => `An address is kept for ${values.days} days, and ${formatNumber("en", values.most)} at most: of more, those asked for least and longest ago go.`
export const deadLinks = () => 'Links in the content that lead nowhere'
export const looking = () => 'The content is being checked…'
export const everyLinkWorks = () => 'Every link of what is published works.'
export const deadLinksHint = (values: { count: number }) => `${(values.count === 1 ? 'One link' : `${values.count} links`)} of what is published. Open the document, choose another page and publish it.`
