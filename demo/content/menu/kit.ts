import type { DemoNutrition, DemoPairing } from './types.ts'

/** Nutrition of one plate: kilocalories, then protein, carbohydrate and fat in grams, sodium in milligrams. */
export function plate(
  calories: number,
  protein: number,
  carbohydrate: number,
  fat: number,
  sodium: number,
): DemoNutrition[] {
  return [
    {
      title: 'Per serving',
      items: [
        { name: 'Calories', value: String(calories) },
        { name: 'Protein', value: `${protein} g` },
        { name: 'Carbohydrate', value: `${carbohydrate} g` },
        { name: 'Fat', value: `${fat} g` },
        { name: 'Sodium', value: `${sodium} mg` },
      ],
    },
  ]
}

/** One column of pairings: the category, then its items. */
export function from(category: string, ...items: string[]): DemoPairing {
  return { category, items }
}
