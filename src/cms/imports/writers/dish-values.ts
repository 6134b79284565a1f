import type { MenuItem } from '#payload-types.ts'
import type { Values } from '../../documents/versions.ts'
import { isSameStatement } from '../../fields/allergens/same-statement.ts'

/**
 * What a file says of a dish. `marks`: of those that it speaks of (`among`), the ones that the dish has. `allergens`: the lists
 * that it names; an empty one says that there are none. `variants`: all of them, or some. `nutrition`: values of one card.
 */
export type SaidOfDish = {
  marks?: { among: number[]; has: number[] }
  allergens?: { contains?: string[]; mayContain?: string[] }
  variants?: { isAll: boolean; rows: { title: string; price: number | null }[] }
  nutrition?: { title: string; values: { name: string; value: string }[] }
}

type Before = Partial<MenuItem>

/** The values of a dish that a file changes, from those that it has: whatever the file does not speak of stays. */
export function dishValues(said: Values & SaidOfDish, before: Before): Values {
  const { marks, allergens, variants, nutrition, ...plain } = said
  return {
    ...plain,
    ...(marks ? { tags: marksOf(marks, before) } : {}),
    ...(allergens ? statementOf(allergens, before) : {}),
    ...(variants ? { variants: variantsOf(variants, before) } : {}),
    ...(nutrition ? { nutritionalInfo: cardsOf(nutrition, before) } : {}),
  }
}

function marksOf({ among, has }: NonNullable<SaidOfDish['marks']>, { tags }: Before): number[] {
  const before = (tags ?? []).map((one) => (typeof one === 'object' ? one.id : one))
  const kept = before.filter((one) => !among.includes(one) || has.includes(one))
  return [...new Set([...kept, ...has])]
}

/** The kitchen’s last check is taken back where the statement is another one now. */
function statementOf(said: NonNullable<SaidOfDish['allergens']>, before: Before): Values {
  const stated = before.allergens ?? {}
  const contains = said.contains ?? stated.contains ?? []
  const mayContain = said.mayContain ?? stated.mayContain ?? []
  const isSome = contains.length + mayContain.length > 0
  // That there are no traces says nothing of what the dish is made of.
  const isNone = !isSome && (said.contains !== undefined || stated.statement === 'none')
  const statement = isSome ? 'some' : isNone ? 'none' : (stated.statement ?? null)
  const isOther = said.contains !== undefined && !isSameList(contains, stated.contains ?? [])
  const allergens = {
    ...{ statement, contains, mayContain },
    species: isOther ? null : (stated.species ?? null),
  } as NonNullable<MenuItem['allergens']>
  const isSame = isSameStatement(allergens, before.allergens)
  return { allergens, ...(isSame ? {} : { allergensCheckedAt: null }) }
}

function variantsOf(
  { isAll, rows }: NonNullable<SaidOfDish['variants']>,
  { variants }: Before,
): Values[] {
  const before = variants ?? []
  const said = rows.map((row) => ({ ...before.find(({ title }) => title === row.title), ...row }))
  if (isAll) return said
  const byTitle = new Map(said.map((row) => [row.title, row]))
  const known = new Set(before.map(({ title }) => title))
  return [
    ...before.map((row) => byTitle.get(row.title) ?? row),
    ...said.filter(({ title }) => !known.has(title)),
  ]
}

function cardsOf(
  { title, values }: NonNullable<SaidOfDish['nutrition']>,
  { nutritionalInfo }: Before,
): Values[] {
  const cards = nutritionalInfo ?? []
  const card = cards.find((one) => one.title === title)
  const items = card?.items ?? []
  const said = new Map(values.map((one) => [one.name, one.value]))
  const known = new Set(items.map(({ name }) => name))
  const next = {
    ...(card ?? { title }),
    items: [
      ...items.map((one) => ({ ...one, value: said.get(one.name) ?? one.value ?? null })),
      ...values.filter(({ name }) => !known.has(name)),
    ],
  }
  return card ? cards.map((one) => (one === card ? next : one)) : [...cards, next]
}

const isSameList = (one: readonly string[], other: readonly string[]) =>
  JSON.stringify([...one].sort()) === JSON.stringify([...other].sort())
