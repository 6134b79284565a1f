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

/** What a value is, and an example of it. */
export const VALUES: Record<ValueName, { meaning: () => string; example: () => string }> = {
  name: { meaning: t.valueName, example: t.exampleName },
  restaurant: { meaning: t.valueRestaurant, example: t.exampleRestaurant },
  email: { meaning: t.valueEmail, example: t.exampleEmail },
  people: { meaning: t.valuePeople, example: t.examplePeople },
  time: { meaning: t.valueTime, example: t.exampleTime },
  day: { meaning: t.valueDay, example: t.exampleDay },
}

/** A text with an example in the place of each value. */
export function withExamples(text: string): string {
  const examples = Object.entries(VALUES).map(([name, { example }]) => [name, example()])
  return fillIn(text, Object.fromEntries(examples))
}
