import type { DemoLocation } from '../types.ts'
import { bellevue } from './bellevue.ts'
import { burrard } from './burrard.ts'
import { byward } from './byward.ts'
import { halifax } from './halifax.ts'
import { iceDistrict } from './ice-district.ts'
import { kingWest } from './king-west.ts'
import { kitsilano } from './kitsilano.ts'
import { metrotown } from './metrotown.ts'
import { pearl } from './pearl.ts'
import { pikeStreet } from './pike-street.ts'
import { richmond } from './richmond.ts'
import { rooseveltRow } from './roosevelt-row.ts'
import { stephenAvenue } from './stephen-avenue.ts'
import { theForks } from './the-forks.ts'
import { unionStation } from './union-station.ts'
import { waterStreet } from './water-street.ts'
import { westVan } from './west-van.ts'
import { yorkville } from './yorkville.ts'

/** Every restaurant in the order of the listing: west to east, then south. */
export const locations: DemoLocation[] = [
  burrard,
  kitsilano,
  westVan,
  metrotown,
  richmond,
  stephenAvenue,
  iceDistrict,
  theForks,
  kingWest,
  yorkville,
  byward,
  waterStreet,
  pikeStreet,
  bellevue,
  pearl,
  unionStation,
  rooseveltRow,
  halifax,
]
