import { type Look, REFERENCE_LOOK } from './look.ts'
import { type TypePair, typePairs } from './type-pairs.ts'

/** A look to begin with, by the kind of house that it is made for. */
export type Preset = {
  id: 'coast' | 'trattoria' | 'diner' | 'sushi-counter' | 'hotel' | 'bakery'
  look: Look
}

/** Looks far apart from one another, each whole. */
export const PRESETS: readonly Preset[] = [
  { id: 'coast', look: REFERENCE_LOOK },
  {
    id: 'trattoria',
    look: {
      colours: {
        dark: '#2a1b10',
        light: '#fbf1dc',
        soft: '#6d5233',
        accent: '#7c8235',
        action: '#b3261e',
      },
      ...{ corners: 'soft', density: 'normal', veil: 'normal', labels: 'display', header: 'bar' },
      type: pairOf('young-serif-cabin'),
      fonts: {},
    },
  },
  {
    id: 'diner',
    look: {
      colours: {
        dark: '#0f1c3a',
        light: '#fff9ee',
        soft: '#4b5270',
        accent: '#d8323c',
        action: '#ffc629',
      },
      ...{
        corners: 'round',
        density: 'compact',
        veil: 'normal',
        labels: 'capitals',
        header: 'bar',
      },
      type: pairOf('league-gothic-libre-franklin'),
      fonts: {},
    },
  },
  {
    id: 'sushi-counter',
    look: {
      colours: {
        dark: '#151719',
        light: '#f5f6f4',
        soft: '#5a6066',
        accent: '#7d8c93',
        action: '#24407a',
      },
      ...{ corners: 'square', density: 'airy', veil: 'strong', labels: 'plain', header: 'column' },
      type: pairOf('ysabeau-office-hanken-grotesk'),
      fonts: {},
    },
  },
  {
    id: 'hotel',
    look: {
      colours: {
        dark: '#1d1426',
        light: '#f6f1f3',
        soft: '#66506b',
        accent: '#a68450',
        action: '#5f2a52',
      },
      ...{ corners: 'square', density: 'airy', veil: 'normal', labels: 'capitals', header: 'bar' },
      type: pairOf('bodoni-moda-jost'),
      fonts: {},
    },
  },
  {
    id: 'bakery',
    look: {
      colours: {
        dark: '#3c2320',
        light: '#fdeee6',
        soft: '#86544c',
        accent: '#c96e63',
        action: '#2f7d6b',
      },
      ...{ corners: 'round', density: 'normal', veil: 'normal', labels: 'plain', header: 'bar' },
      type: pairOf('fredoka-nunito'),
      fonts: {},
    },
  },
]

/** @throws for an id that no pair has. */
function pairOf(id: string): TypePair {
  const pair = typePairs.find((one) => one.id === id)
  if (!pair) throw new Error(`There is no type pair “${id}”`)
  return pair
}
