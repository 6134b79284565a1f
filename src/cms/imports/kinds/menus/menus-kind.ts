import type { PayloadRequest } from 'payload'
import { descriptionFrom } from '../../../menu-editing/plain-description.ts'
import * as texts from '../../messages.gen.ts'
import type { RowDocuments } from '../../types.ts'
import type { SaidOfDish } from '../../writers/dish-values.ts'
import { keyOf, keyOfId, keyOfOwn } from '../key-of.ts'
import type { Cells, ImportKind, PreparedKind, RowReading } from '../kind.ts'
import { CellFault, cellReader, filled } from '../read-cell.ts'
import { type NamedZone, readZones, type Zones } from '../read-zones.ts'
import { menuFields, NUTRITION_COLUMNS, type PriceColumn, priceColumns } from './menu-columns.ts'
import { type MenuThere, readExported, readMenuThere } from './menu-there.ts'
import * as t from './messages.gen.ts'
import { readAllergens } from './read-allergens.ts'
import { type Mark, readMarks } from './read-marks.ts'
import { readPrices } from './read-prices.ts'

const TITLE = 120
const DESCRIPTION = 2000
const NUTRITION = 40

/** Menus, a dish in each row. */
export const menusKind: ImportKind = {
  ...{ name: 'menus', label: t.kind, hint: t.kindHint, role: 'editor', reads: 'menus' },
  option: { name: 'publish', label: t.publish, hint: t.publishHint },
  days: [],
  prepare: async (req, columns): Promise<PreparedKind> => {
    const [zones, marks] = await Promise.all([readZones(req), readMarkVocabulary(req)])
    const prices = priceColumns(columns, zones.all)
    const fields = menuFields(marks, prices)
    // A menu and a section stand in their first row alone where a spreadsheet has joined its cells.
    let [menu, section, isLost] = ['', '', false]
    const menuOf = new Map<string, string>()
    const menusThere = new Map<string, Promise<MenuThere>>()
    const thereOf = (name: string) => {
      const known = menusThere.get(name) ?? readMenuThere(req, name)
      menusThere.set(name, known)
      return known
    }
    return {
      fields,
      skip: () => {
        isLost = true
      },
      read: async (cells, { fileName }) => {
        const [ownMenu, ownSection] = [cells('menu'), cells('section')]
        if (ownMenu !== '' && ownMenu !== menu) [menu, section] = [ownMenu, '']
        if (ownSection !== '') [section, isLost] = [ownSection, false]
        if (isLost) return { ok: false, fault: t.sectionLost() }
        const name = menu || fileName
        const [there, exported] = [await thereOf(name), await readExported(req, cells('id'))]
        const around = { fields, marks, prices, zones, menuOf, there, exported }
        return readDish(cells, { ...around, menu: name, section })
      },
    }
  },
}

type Around = {
  fields: PreparedKind['fields']
  marks: readonly Mark[]
  prices: readonly PriceColumn[]
  zones: Zones
  /** The menu that each zone shows by the rows above. */
  menuOf: Map<string, string>
  /** The existing sections and dishes of the row's menu. */
  there: MenuThere
  /** Document id of the dish that the row identifies by the id of an export; null if it does not. */
  exported: number | null
  menu: string
  section: string
}

function readDish(cells: Cells, around: Around): RowReading {
  const { section } = around
  try {
    const row = cellReader(cells, around.fields)
    const title = row.text('dish', TITLE)
    // A row with a section and nothing else is its heading.
    if (!title && cells('section') !== '' && cells('price') === '')
      return { ok: true, documents: null }
    if (!title) return { ok: false, fault: texts.cellLacking({ field: t.dish() }) }
    if (section === '') return { ok: false, fault: texts.cellLacking({ field: t.section() }) }
    if (section.length > TITLE)
      return { ok: false, fault: texts.cellTooLong({ field: t.section(), most: TITLE }) }
    const { exported, there, menu } = around
    if (exported !== null && !there.lists(exported))
      return { ok: false, fault: t.notOnMenu({ dish: title, menu }) }
    const zones = zonesOf(row, around)
    const documents = documentsOf(title, dishOf(title, row, around), cells, around)
    const lists = documents.at(-1)?.name
    documents.push(...zones.map((zone, index) => ({ ...zone, lists, rank: 3 + index })))
    return { ok: true, documents }
  } catch (error) {
    if (error instanceof CellFault) return { ok: false, fault: error.message }
    throw error
  }
}

/** The zones that show the menu of a row, with `;` or `|` between them. */
function zonesOf(row: ReturnType<typeof cellReader>, { zones, menuOf, menu }: Around): NamedZone[] {
  const names = (row.text('menuZone', DESCRIPTION) ?? '').split(/[;|\n]/).map((one) => one.trim())
  return names
    .filter((name) => name !== '')
    .map((text) => {
      const zone = zones.find(text)
      if (!zone) throw new CellFault(t.noZone({ name: text }))
      const { name, title } = zone
      const shown = menuOf.get(name) ?? menu
      if (keyOf(shown) !== keyOf(menu))
        throw new CellFault(t.zoneTaken({ name: title, menu: shown }))
      menuOf.set(name, menu)
      return { name, title, data: {} }
    })
}

function dishOf(
  title: string,
  row: ReturnType<typeof cellReader>,
  { marks, prices }: Around,
): { title: string } & SaidOfDish {
  const description = row.text('description', DESCRIPTION)
  return {
    title,
    ...readPrices(row, prices),
    ...filled({
      description: description === undefined ? undefined : descriptionFrom(description),
      marks: readMarks(row, marks),
      allergens: allergens(row),
      nutrition: nutrition(row),
    }),
  }
}

function allergens(row: ReturnType<typeof cellReader>): SaidOfDish['allergens'] {
  const said = filled({
    contains: row.read('contains', readAllergens),
    mayContain: row.read('mayContain', readAllergens),
  })
  return Object.keys(said).length > 0 ? said : undefined
}

function nutrition(row: ReturnType<typeof cellReader>): SaidOfDish['nutrition'] {
  const values = NUTRITION_COLUMNS.flatMap(({ name, label }) => {
    const value = row.text(name, NUTRITION)
    return value === undefined ? [] : [{ name: label(), value }]
  })
  return values.length > 0 ? { title: t.perServing(), values } : undefined
}

function documentsOf(
  title: string,
  data: Record<string, unknown>,
  cells: Cells,
  { menu, section, there, exported }: Around,
): RowDocuments {
  const menuKey = keyOf(menu)
  const named = `${menuKey}>${keyOf(section)}`
  const sectionThere = there.section(section)
  const sectionKey = sectionThere === null ? named : keyOfOwn(sectionThere)
  const id = cells('id')
  const dishThere = id === '' ? there.dish(section, title) : exported
  const unknown = id === '' ? `${named}>${keyOf(title)}` : keyOfId(id)
  const dishKey = dishThere === null ? unknown : keyOfOwn(dishThere)
  const titled = (name: string) => ({ title: name, data: { title: name } })
  return [
    { name: `menu-items/${dishKey}`, title, data, rank: 0 },
    { name: `menu-categories/${sectionKey}`, ...titled(section), rank: 1 },
    { name: `menus/${menuKey}`, ...titled(menu.slice(0, TITLE)), rank: 2 },
  ]
}

/** The marks that a column can say; those of allergens are left out, as they follow from the allergens that a dish states. */
async function readMarkVocabulary(req: PayloadRequest): Promise<Mark[]> {
  const { docs } = await req.payload.find({
    ...{ collection: 'menu-tags', sort: '_order', depth: 0, pagination: false, req },
    select: { title: true, abbreviation: true, uid: true, kind: true },
  })
  return docs.filter(({ kind }) => kind !== 'allergen') as Mark[]
}
