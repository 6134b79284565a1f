import type { PictureName } from '../../media/pictures.ts'

/** How an experience is presented; `includes` is a line for each thing. */
export type DemoExperienceDetails = {
  picture: PictureName
  includes: string[]
  suits: string
  minutes: number
}

/** By location uid and by the experience's code. */
export const experienceDetails: Record<string, Record<string, DemoExperienceDetails>> = {
  burrard: {
    'hearth-tasting': {
      picture: 'fire_hero',
      includes: [
        'Bread from the ashes, with whipped butter',
        'Three small plates off the first flames',
        'A fish course and a rib, both from the coals',
        'Plums over the last embers to finish',
      ],
      suits: 'One to six, the whole table together',
      minutes: 120,
    },
    'wine-flight': {
      picture: 'wine',
      includes: ['Four glasses from one valley', 'A plate of cheese, bread and olives'],
      suits: 'One to four, before dinner or instead of it',
      minutes: 60,
    },
  },
  'west-van': {
    'sunday-brunch': {
      picture: 'pancakes',
      includes: [
        'Cast-iron eggs',
        'Cured salmon and rye',
        'Buckwheat cakes from the coals',
        'Coffee for as long as you stay',
      ],
      suits: 'Up to eight, children welcome',
      minutes: 120,
    },
  },
  'king-west': {
    'fireside-table': {
      picture: 'oven',
      includes: [
        'The table beside the hearth, yours for the evening',
        'Oysters and bread to begin',
        'A whole fish or a whole rib, carved in front of you',
        'Sides from the coals, and one dessert to share',
      ],
      suits: 'Five to eight who like to share',
      minutes: 150,
    },
  },
}
