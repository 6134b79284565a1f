import { fillIn } from '#lib/language/fill-in.ts'
import type { SENTENCES } from '#lib/words/sentences.gen.ts'
import type { SentenceId } from '#lib/words/words.ts'
import * as t from './messages.gen.ts'

/** Where guests read a sentence, as the first part of its id says. */
export type Place = SentenceId extends `${infer One}.${string}` ? One : never
/** The name of a value of some sentence. */
type ValueName = (typeof SENTENCES)[number]['values'][number]

/** The places in the order in which a guest comes to them, with their headings. */
export const PLACES: Record<Place, () => string> = {
  booking: t.booking,
  visit: t.visit,
  waiting: t.waiting,
  mails: t.mails,
  groups: t.groups,
  menus: t.menus,
  restaurants: t.restaurants,
  careers: t.careers,
  newsletter: t.newsletter,
  pages: t.pages,
}

type Value = {
  meaning: () => string
  example: () => string
  /** Another example, where a sentence has to go with both. */
  other?: () => string
}

/** What a value is, and an example of it. A day brings its preposition along. */
export const VALUES: Record<ValueName, Value> = {
  name: { meaning: t.valueName, example: t.exampleName },
  restaurant: { meaning: t.valueRestaurant, example: t.exampleRestaurant },
  email: { meaning: t.valueEmail, example: t.exampleEmail },
  people: { meaning: t.valuePeople, example: t.examplePeople },
  time: { meaning: t.valueTime, example: t.exampleTime },
  day: { meaning: t.valueDay, example: t.exampleDay, other: t.exampleDate },
}

/** What guests read: a text with an example in the place of each value, and with another where a value has two. */
export function asGuestsRead(text: string): string {
  const withExamples = (exampleOf: (value: Value) => string) => {
    const examples = Object.entries(VALUES).map(([name, value]) => [name, exampleOf(value)])
    return fillIn(text, Object.fromEntries(examples))
  }
  const first = withExamples(({ example }) => example())
  const other = withExamples(({ example, other = example }) => other())
  return first === other
    ? t.guestsRead({ text: first })
    : t.guestsReadEither({ text: first, other })
}
