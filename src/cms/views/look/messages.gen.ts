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
export const backToBefore = () => 'Back to what was here before'
export const movedGround = (values: { tone: string | number; wished: string | number; made: string | number; direction: string | number; from: string | number; to: string | number }) => `${values.tone}: ${values.wished} leaves too little room for words and colours on it, so it is ${values.made}, ${values.direction} (lightness ${values.from} → ${values.to} of 100).`
export const icons = () => 'Icons and shared links'
export const iconsHint = () => 'As drawn from this form. Guests have them once you publish; browsers may show the former ones for some days.'
export const inATab = () => 'In a tab of a browser'
export const onAHomeScreen = () => 'On the home screen of a phone'
export const asASharedLink = () => 'A shared link of a page without a picture'
export const iconsNotRead = () => 'The icons could not be drawn.'
export const specimenHeading = () => 'Salt air, slow fire'
export const specimenText = () => 'We grill what came in that morning, dress it with lemon, and leave the rest to you. Crème brûlée, jalapeño, 12.50'
export const specimenLetters = () => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 $ & ? !'
export const fontWeights = (values: { min: string | number; max: string | number }) => `Variable: weights ${values.min} to ${values.max}`
export const fontOneWeight = () => 'One weight'
export const fontCut = (values: { from: string | number; to: string | number }) => `Cut from ${values.from} kB to the ${values.to} kB that pages load`
export const fontKept = (values: { from: string | number; to: string | number }) => `${values.from} kB, of which pages load ${values.to} kB: it is kept whole`
export const fontLacks = (values: { letters: string | number }) => `Has no ${values.letters}; these stand in another font`
export const hardSpace = () => 'hard space'
export const fontNotEmbedded = () => 'It says that it may not be part of documents: menus as PDF and table cards are set in the type pair. Please make sure that your licence covers websites.'
export const fontNotCut = () => 'It says that no letters may be cut out of it, so pages load all of it; menus as PDF and table cards are set in the type pair.'
export const fontRefusedByBrowser = () => 'Your browser refuses to show this font. Please choose another file of it.'
export const uploadFont = () => 'Upload a font'
export const replaceFont = () => 'Upload another'
export const takeFontOff = () => 'Take off'
export const uploadingFont = () => 'Uploading and cutting it …'
export const fontUploaded = (values: { name: string | number }) => `${values.name} is uploaded and chosen. Guests see it once you publish.`
export const fontRefused = (values: { file: string | number; reason: string | number }) => `${values.file}: ${values.reason}`
export const fontTakenOff = () => 'Taken off: the type pair’s own family stands here again.'
export const fontChosen = () => 'Chosen. Guests see it once you publish.'
export const fontsNotRead = () => 'The uploaded fonts could not be read.'
export const fontTooLarge = () => 'This file is too large.'
export const fontDidNotWork = () => 'That did not work. Please try again.'
export const fontNoAnswer = () => 'The site does not answer. Please try again.'
export const signedOut = () => 'You are signed out, or may not do this. Please sign in again.'
export const boldNeedless = (values: { family: string | number }) => `Not needed: ${values.family} has bold letters of its own.`
export const textFirst = () => 'It counts once there is a font of your own for texts.'
export const otherFonts = (values: { count: number }) => (values.count === 1 ? 'One uploaded before' : `${formatNumber("en", values.count)} uploaded before`)
export const chooseFont = () => 'Use'
export const chooseFontOf = (values: { name: string | number }) => `Use ${values.name}`
export const deleteFont = () => 'Delete'
export const deleteFontOf = (values: { name: string | number }) => `Delete ${values.name}`
