// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import { formatNumber } from '#lib/language/format.ts'

export const presets = () => 'Begin with one of these'
export const presetsHint = () => 'Each is your own home page. Choosing one fills the form below; guests see it once you publish.'
export const coast = () => 'Coast'
export const trattoria = () => 'Trattoria'
export const diner = () => 'Diner'
export const sushiCounter = () => 'Sushi counter'
export const hotel = () => 'Hotel'
export const bakery = () => 'Bakery'
export const asChosen = () => 'As chosen below'
export const onLaptop = () => 'On a laptop'
export const onPhone = () => 'On a phone'
export const homePage = (values: { name: string | number }) => `Your home page, ${values.name}`
export const chooseColour = (values: { label: string | number }) => `${values.label}: choose`
export const moved = () => 'Contrast'
export const movedHint = (values: { count: number }) => `${(values.count === 1 ? 'One tone is' : `${formatNumber("en", values.count)} tones are`)} moved in lightness, no further than needed: words need a contrast of 4.5 : 1 with their ground, controls 3 : 1.`
export const noneMoved = () => 'Every colour is used as chosen.'
export const movedTone = (values: { tone: string | number; wished: string | number; had: string | number; needs: string | number; made: string | number; direction: string | number; from: string | number; to: string | number }) => `${values.tone}: ${values.wished} has ${values.had} : 1 and needs ${values.needs} : 1, so it is ${values.made}, ${values.direction} (lightness ${values.from} → ${values.to} of 100).`
export const darker = () => 'darker'
export const lighter = () => 'lighter'
export const toneDark = () => 'Dark ground'
export const toneLight = () => 'Light ground'
export const toneQuiet = () => 'Quiet words on light'
export const toneQuietOnDark = () => 'Quiet words on dark'
export const toneInk = () => 'Words on light'
export const toneAccent = () => 'Accent as a hairline'
export const toneAccentOnLight = () => 'Accent as small words on light'
export const toneAccentOnDark = () => 'Accent on dark'
export const toneAction = () => 'The button'
export const toneActionOnLight = () => 'Action as words on light'
export const toneActionOnDark = () => 'Action on dark'
export const toneErrors = () => 'Errors'
export const toneEdges = () => 'Edges of fields'
export const notRead = () => 'Your home page could not be read, so no look can be shown on it.'
export const tryAgain = () => 'Try again'
export const backToBefore = () => 'Back to what was here before'
export const movedGround = (values: { tone: string | number; wished: string | number; made: string | number; direction: string | number; from: string | number; to: string | number }) => `${values.tone}: ${values.wished} leaves too little room for words and colours on it, so it is ${values.made}, ${values.direction} (lightness ${values.from} → ${values.to} of 100).`
