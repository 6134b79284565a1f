// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import { formatNumber } from '#lib/language/format.ts'

export const notices = () => 'Notices'
export const about = () => 'Banners and popups as guests get them, in the order in which they are tried. Times are those of each restaurant’s own clock.'
export const banners = () => 'Banners'
export const popups = () => 'Popups'
export const editBanners = () => 'Edit banners'
export const editPopups = () => 'Edit popups'
export const bannerChanged = () => 'The banner has changes that are not published yet; they do not count here.'
export const popupChanged = () => 'The popups have changes that are not published yet; they do not count here.'
export const planPublish = (values: { at: string | number }) => `Planned: published ${values.at}.`
export const planUnpublish = (values: { at: string | number }) => `Planned: taken off the site ${values.at}.`
export const planFailed = (values: { at: string | number }) => `Planned for ${values.at} and not done: the site’s log says why.`
export const question = () => 'What would a guest see?'
export const restaurant = () => 'Restaurant'
export const anyRestaurant = () => 'None chosen yet'
export const dayAndTime = () => 'Day and time, there'
export const now = () => 'Leave empty for now.'
export const closedBefore = () => 'Closed within the last 7 days'
export const newsletterClosed = () => 'A form of the newsletter, closed or sent'
export const bannerNamed = (values: { title: string | number }) => `Banner: ${values.title}`
export const popupNamed = (values: { title: string | number }) => `Popup: ${values.title}`
export const show = () => 'Show'
export const noPlaces = () => 'There is no published restaurant yet, so that guests get no notices.'
export const noneChosen = () => 'A guest who has chosen none is given the nearest restaurant, or a flagship where nobody knows where they are.'
export const guestOf = (values: { places: string | number; at: string | number }) => `A guest of ${values.places}, ${values.at}`
export const andOthers = (values: { first: string | number; count: number }) => `${values.first} and ${(values.count === 1 ? 'one other restaurant' : `${formatNumber("en", values.count)} other restaurants`)}`
export const moreAnswers = (values: { count: number }) => `${(values.count === 1 ? 'One more answer is' : `${formatNumber("en", values.count)} more answers are`)} left out: choose a restaurant.`
export const seesBanner = (values: { title: string | number }) => `Banner: ${values.title}`
export const seesPopup = (values: { title: string | number }) => `Popup: ${values.title}`
export const noBanner = () => 'No banner.'
export const noPopup = () => 'No popup.'
export const waitsQuiet = () => 'Once the cookie notice is answered, and in a quiet moment.'
export const waitsSeconds = (values: { count: number }) => `Not before ${(values.count === 1 ? `${formatNumber("en", values.count)} second` : `${formatNumber("en", values.count)} seconds`)} on the page.`
export const waitsScrolled = (values: { count: string | number }) => `Not before ${values.count} percent of the page were scrolled.`
export const verdictShows = () => 'Shows.'
export const verdictLower = () => 'Another one before it shows.'
export const verdictLowerPopup = () => 'Another one before it has the turn.'
export const verdictOtherPlace = () => 'It is for other restaurants.'
export const verdictNotYet = (values: { at: string | number }) => `Not yet: it begins ${values.at}.`
export const verdictOver = (values: { at: string | number }) => `Over: it ended ${values.at}.`
export const verdictClosed = () => 'They closed it.'
export const verdictClosedPopup = () => 'They closed it, and no other one takes its turn.'
export const verdictNewsletterClosed = () => 'They closed or sent a form of the newsletter, and no other popup takes its turn.'
export const why = () => 'Why not the others'
export const calendar = () => 'Calendar'
export const calendarAll = (values: { span: string | number }) => `${values.span}, for guests of all restaurants who have closed nothing.`
export const calendarOf = (values: { span: string | number; place: string | number }) => `${values.span}, for guests of ${values.place} who have closed nothing.`
export const everywhere = () => 'All restaurants'
export const noPlaceLeft = () => 'No restaurant any more: nobody sees it'
export const always = () => 'Always'
export const fromOn = (values: { from: string | number }) => `From ${values.from}`
export const untilThen = (values: { until: string | number }) => `Until ${values.until}`
export const fromUntil = (values: { from: string | number; until: string | number }) => `${values.from} to ${values.until}`
export const stateShows = () => 'Shows'
export const statePartly = () => 'At some'
export const stateBehind = () => 'Behind another'
export const gapRow = () => 'Without a banner'
export const gapRowPopup = () => 'Without a popup'
export const gapEverywhere = () => 'None'
export const gapSome = () => 'None at some'
export const noneYet = () => 'There is none.'
export const legend = () => 'What the bars mean'
export const legendShows = () => 'Filled: it shows at all its restaurants.'
export const legendPartly = () => 'Striped: it shows at some of its restaurants; at others one before it does.'
export const legendBehind = () => 'Dashed: its time has come, and one before it shows in its place.'
export const legendGap = () => 'Dotted: guests get none.'
