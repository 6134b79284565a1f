// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const heading = () => 'Paste a menu'
export const link = () => 'Make a menu of a pasted text'
export const intro = () => 'Copy the text of your menu from a PDF, a document, an email or a spreadsheet. You see at once what it becomes, correct it here, and nothing is saved until you press the last button.'
export const pasteHere = () => 'Paste your menu here'
export const example = () => 'STARTERS\n\nCaesar salad (V)  14\nRomaine, parmesan, croutons\n\nHouse red  glass 12 | bottle 48'
export const propose = () => 'Show the menu'
export const proposeAgain = () => 'Read it again'
export const readAgainHint = () => 'What you have corrected below is lost then.'
export const thePaste = () => 'The pasted text'
export const tooLong = (values: { most: string | number }) => `This text is too long: at most ${values.most} characters are read at once. Paste it in parts.`
export const nothingRead = () => 'There is nothing in it that could be a dish. Please paste the text of a menu.'
export const proposal = () => 'The menu as it was read'
export const proposalHint = () => 'Correct what is wrong. A description goes to the dish or section above it.'
export const needLook = (values: { count: number }) => (values.count === 1 ? '1 line needs a look' : `${values.count} lines need a look`)
export const noneNeedsLook = () => 'No line needs a look'
export const next = () => 'Next one'
export const undo = () => 'Undo'
export const undone = () => 'Undone.'
export const kindOf = (values: { line: string | number; words: string | number }) => `What line ${values.line} is: ${values.words}`
export const part = () => 'Part of the menu'
export const section = () => 'Section'
export const dish = () => 'Dish'
export const description = () => 'Description'
export const leftOut = () => 'Leave out'
export const nameOf = (values: { line: string | number }) => `Name, line ${values.line}`
export const textOf = (values: { line: string | number }) => `Description, line ${values.line}`
export const priceOf = (values: { line: string | number }) => `Price, line ${values.line}`
export const sizeOf = (values: { line: string | number }) => `Size, line ${values.line}`
export const name = () => 'Name'
export const text = () => 'Description'
export const price = () => 'Price'
export const size = () => 'Size'
export const addSize = () => 'Another size'
export const addSizeOf = (values: { dish: string | number }) => `Another size: ${values.dish}`
export const removeSizeOf = (values: { size: string | number; dish: string | number }) => `Remove size ${values.size}: ${values.dish}`
export const marks = (values: { marks: string | number }) => `Marks: ${values.marks}`
export const withoutMarks = (values: { dish: string | number }) => `Take off the marks of ${values.dish}`
export const takeOff = () => 'Take off'
export const takeApart = () => 'Take lines apart'
export const isRight = () => 'That is right'
export const isRightOf = (values: { words: string | number }) => `That is right: ${values.words}`
export const kindDoubt = () => 'Is this what it is?'
export const noPrice = () => 'No price was found. Guests see no dish that has neither a price nor a description.'
export const marketPrice = () => '“Market price” stands in its description, and it has no price.'
export const sizesDoubt = () => 'Several prices: say what each is for, such as Glass and Bottle.'
export const markDoubt = () => 'It has a mark that is not among your diets and notes. It stays in the words. Allergens are stated in the dish, never by a mark.'
export const isThere = () => 'There is a dish of this name already.'
export const listIt = () => 'List that one, with its own words and price'
export const listItOf = (values: { dish: string | number }) => `List that one, with its own words and price: ${values.dish}`
export const menuName = () => 'Name of the menu'
export const menuNameHint = () => 'Guests do not see it.'
export const whoseMenu = () => 'Whose menu is it?'
export const nobodys = () => 'No restaurant’s yet'
export const withOthers = (values: { restaurant: string | number; others: string | number }) => `${values.restaurant}, together with ${values.others}`
export const whoseHint = () => 'Guests there see it once it is published.'
export const make = (values: { sections: number; dishes: number }) => `Make a menu of ${(values.sections === 1 ? '1 section' : `${values.sections} sections`)} and ${(values.dishes === 1 ? '1 dish' : `${values.dishes} dishes`)}`
export const isDraft = () => 'The menu is a draft: you look at it next and publish it there.'
export const allergensLater = () => 'Its dishes state no allergens yet. The menu check lists them until somebody has stated them.'
export const unnamedMenu = () => 'Please give the menu a name.'
export const noDishes = () => 'There is no dish yet. Say of at least one line that it is a dish.'
export const tooManyDishes = (values: { most: string | number }) => `At most ${values.most} dishes can be made at once. Leave some out, and paste them as another menu.`
export const needsName = () => 'Please type a name.'
export const tooLongHere = (values: { most: string | number }) => `This is too long: at most ${values.most} characters.`
export const notAPrice = () => 'Please type an amount such as 24 or 24.50.'
export const needsSize = () => 'Please say what each price is for.'
export const tooManyPrices = (values: { most: string | number }) => `A dish has at most ${values.most} prices.`
export const refusedRow = (values: { message: string | number }) => `This was refused: ${values.message}`
export const lookAtRows = (values: { count: number }) => `${(values.count === 1 ? '1 line has' : `${values.count} lines have`)} to be corrected first.`
export const hasMenu = () => 'This restaurant has got a menu meanwhile. Choose “No restaurant’s yet”, or load the page again.'
export const markGone = () => 'A mark or a dish that was chosen is not there any more. Please load the page again; copy the pasted text first.'
export const signedOut = () => 'You are signed out, or may not make menus. Sign in in another tab, then press again.'
export const noAnswer = () => 'There was no answer. Press again: if the menu was made, it opens; it is never made twice.'
export const didNotWork = () => 'That did not work, and nothing was made. Please try again.'
export const menuTitle = () => 'Menu'
