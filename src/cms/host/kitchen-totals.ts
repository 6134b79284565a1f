import type { KitchenParty } from './kitchen.ts'

/** What the parties of a day add up to for the kitchen; the words of a list are in the order of their parties. */
export type KitchenTotals = {
  /** Parties with an allergy, a diet, a request or a note. */
  asking: number
  /** How many parties have each allergy or diet, whatever its capitals. */
  needs: { name: string; parties: number }[]
  /** The covers of each experience. */
  experiences: { name: string; covers: number }[]
  /** How many of each add-on. */
  addOns: { name: string; quantity: number }[]
}

/** Adds up what the kitchen has to know of the parties of a day. */
export function kitchenTotalsOf(parties: readonly KitchenParty[]): KitchenTotals {
  const needs = new Sums()
  const experiences = new Sums()
  const addOns = new Sums()
  for (const { needs: of, experience, party } of parties) {
    for (const name of [...of.allergies, ...of.diets]) needs.add(name, 1)
    if (experience) experiences.add(experience.name, party)
    for (const { name, quantity } of experience?.addOns ?? []) addOns.add(name, quantity)
  }
  return {
    asking: parties.filter(isAsking).length,
    needs: needs.list.map(({ name, sum }) => ({ name, parties: sum })),
    experiences: experiences.list.map(({ name, sum }) => ({ name, covers: sum })),
    addOns: addOns.list.map(({ name, sum }) => ({ name, quantity: sum })),
  }
}

/** Whether the kitchen has to know something of a party, beside what was sold with its table. */
export function isAsking({ needs, request, note }: KitchenParty): boolean {
  return needs.allergies.length + needs.diets.length > 0 || request !== '' || note !== ''
}

/** Sums by name, whatever its capitals. */
class Sums {
  readonly #byWord = new Map<string, { name: string; sum: number }>()

  add(name: string, count: number): void {
    const word = name.toLowerCase()
    const before = this.#byWord.get(word) ?? { name, sum: 0 }
    this.#byWord.set(word, { name: before.name, sum: before.sum + count })
  }

  get list(): { name: string; sum: number }[] {
    return [...this.#byWord.values()]
  }
}
