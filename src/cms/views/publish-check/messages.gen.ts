// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import { formatNumber } from '#lib/language/format.ts'

export const check = () => 'Check as a guest'
export const heading = () => 'What a guest would notice'
export const looking = () => 'Looking at the page as a guest would…'
export const nothing = () => 'Nothing. Links lead somewhere, pictures have words, and every text fits and can be read.'
export const notMeasured = () => 'This browser cannot tell whether words over pictures can be read. Everything else was checked.'
export const notSaved = () => 'The last changes could not be saved, so the page was not checked.'
export const notChecked = () => 'The page could not be checked: the site gave no answer.'
export const notLookedAt = () => 'The page itself could not be looked at: it did not open. Links and pictures were checked.'
export const found = (values: { count: number }) => (values.count === 1 ? `${formatNumber("en", values.count)} thing` : `${formatNumber("en", values.count)} things`)
export const publishNow = () => 'Publish without waiting'
export const publishAnyway = () => 'Publish anyway'
export const back = () => 'Go on editing'
export const again = () => 'Check again'
export const sideways = (values: { text: string | number }) => `“${values.text}” makes the page wider than a phone`
export const longHeading = (values: { text: string | number; lines: number }) => `The heading “${values.text}” takes ${(values.lines === 1 ? `${formatNumber("en", values.lines)} line` : `${formatNumber("en", values.lines)} lines`)} on a phone`
export const longButton = (values: { text: string | number; lines: number }) => `The button “${values.text}” takes ${(values.lines === 1 ? `${formatNumber("en", values.lines)} line` : `${formatNumber("en", values.lines)} lines`)} on a phone`
export const unreadable = (values: { text: string | number; contrast: string | number }) => `“${values.text}” cannot be read everywhere on its picture (contrast ${values.contrast} to 1)`
export const preview = () => 'The page on a phone'
export const notPublished = () => 'Not published: the form is still saving. Please publish again.'
export const nothingBeside = () => 'Nothing was found.'
export const notSeenYet = () => 'It is not saved yet, so that no menu lists it: links and pictures were checked.'
export const unseen = (values: { why: string | number }) => `Guests do not see it on any menu yet, so that only links and pictures were checked. ${values.why}`
export const firstPages = (values: { count: string | number; looked: number }) => `It is on ${values.count} pages; the first ${(values.looked === 1 ? 'one' : formatNumber("en", values.looked))} of them ${(values.looked === 1 ? 'was' : 'were')} looked at.`
export const notOnPage = () => 'The menu that lists it does not show it, so that it could not be looked at. Links and pictures were checked.'
export const onPage = (values: { message: string | number; page: string | number }) => `${values.message} (on “${values.page}”)`
