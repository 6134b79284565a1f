import { alderAndMesquite } from './alder-and-mesquite.ts'
import { canadianCellar } from './canadian-cellar.ts'
import { fireForWinter } from './fire-for-winter.ts'
import { gameNights } from './game-nights.ts'
import { halifax } from './halifax.ts'
import { harvestThursdays } from './harvest-thursdays.ts'
import { skatingSeason } from './skating-season.ts'
import { spotPrawns } from './spot-prawns.ts'
import type { DemoPost } from './types.ts'

export const posts: DemoPost[] = [
  fireForWinter,
  skatingSeason,
  harvestThursdays,
  gameNights,
  halifax,
  canadianCellar,
  alderAndMesquite,
  spotPrawns,
]
