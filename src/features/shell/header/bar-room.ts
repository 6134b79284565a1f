/** Room of a bar in the narrowest window that shows its links (1440 px), in letters of the links' size. */
const ROOM = 130

/** Room beside a word, in the same letters: between links, and the padding of buttons. */
const BESIDE = { link: 3, button: 5 }

/** Width of a letter, px. */
const LETTER = 8.5

/** How much wider than a link's letter one of the name is. */
const NAME = 1.6

/** What a bar has to hold: the words of its links and buttons, and the group's name or the width of its logo, px. */
export type BarContent = {
  links: readonly string[]
  buttons: readonly string[]
  name: string | number
}

/** Whether a bar has no room for all of its links beside one another, by the number of their letters. */
export function isBarCrowded({ links, buttons, name }: BarContent): boolean {
  const own = typeof name === 'string' ? name.length * NAME : name / LETTER
  const room = (words: readonly string[], beside: number) =>
    words.reduce((sum, word) => sum + word.length + beside, 0)
  return room(links, BESIDE.link) + room(buttons, BESIDE.button) + own > ROOM
}
