/** Bytes of a piece of the file, at least. */
const PIECE_BYTES = 64_000
const DISHES_OF_SECTION = 50
const SECTIONS_OF_MENU = 10

type Size = {
  rows: number
  /** The number of the row whose price cannot be read; 0: none. */
  badRow: number
  /** Bytes of the longest cell of each row, of which nothing is made. */
  noteBytes: number
}

/** A CSV file of dishes that is made while it is read. */
export async function* dishesFile({ rows, badRow, noteBytes }: Size): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  const recipe = 'Cut, salt and leave alone for an hour. '
  const notes = recipe.repeat(Math.ceil(noteBytes / recipe.length)).slice(0, noteBytes)
  let text = 'menu,section,dish,description,price,contains,kitchen notes\r\n'
  for (let row = 1; row <= rows; row++) {
    const section = Math.ceil(row / DISHES_OF_SECTION)
    const menu = Math.ceil(section / SECTIONS_OF_MENU)
    const price = row === badRow ? 'a lot' : `${10 + (row % 40)}.50`
    text += `Menu ${menu},Section ${section},Dish ${row},"From the fire, ${row}",${price},Milk,"${notes}"\r\n`
    if (text.length < PIECE_BYTES && row < rows) continue
    yield encoder.encode(text)
    text = ''
  }
}
