/**
 * Makes the committed map of the location finder, at development time, from Natural Earth (public
 * domain, naturalearthdata.com): coast, lakes, provinces and states, the border between the countries.
 * Few points where nobody lives, many around towns, so that one small file serves a continent and a bay.
 * Run it with `node scripts/make-map.ts DIR`; DIR holds as GeoJSON `ne_10m_land`, `ne_50m_lakes`,
 * `ne_50m_admin_1_states_provinces_lines`, `ne_50m_admin_0_boundary_lines_land`, and as GeoNames has it
 * `cities1000.txt`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { project } from '../src/features/locations/finder/map/projection.ts'
import { distanceKm } from '../src/lib/geo/distance.ts'
import {
  areaOf,
  type Box,
  clipLine,
  clipRing,
  type Line,
  pathData,
  simplify,
} from './lib/simplify.ts'

const OUT = 'src/features/locations/finder/map/north-america.svg'
const TOWN = 90_000
/** Within so many km of a town its shore is drawn as finely as it can be. */
const NEAR_KM = 24
const FAR_KM = 140
/** Areas in square units (0.08 km² at 45°) that a bend must span to be kept. */
const FINE = 4
const COARSE = 4200

const [dir = '.'] = process.argv.slice(2)
const corner = { ...project({ latitude: 78, longitude: -170 }) }
const end = { ...project({ latitude: 13, longitude: -40 }) }
const box: Box = { left: corner.x, top: corner.y, right: end.x, bottom: end.y }
/** Further north their lines run over the sea. */
const settled: Box = { ...box, top: project({ latitude: 69.6, longitude: 0 }).y }
const towns = readTowns()

type Feature = {
  properties: Record<string, unknown> | null
  geometry: { type: string; coordinates: unknown }
}

const land = ringsOf('ne_10m_land')
  .filter(isAmerican)
  .map((ring) => clipRing(ring, box))
const lakes = ringsOf('ne_50m_lakes')
  .filter(isAmerican)
  .map((ring) => clipRing(ring, box))
const regions = linesOf('ne_50m_admin_1_states_provinces_lines', (properties) =>
  ['CAN', 'USA'].includes(String(properties.adm0_a3)),
)
const borders = linesOf('ne_50m_admin_0_boundary_lines_land', () => true)

const parts = {
  land: pathData(kept(land, 900), true),
  lakes: pathData(kept(lakes, 2600), true),
  regions: pathData(
    regions.map((line) => simplify(line, coarse)),
    false,
  ),
  border: pathData(
    borders.map((line) => simplify(line, coarse)),
    false,
  ),
}
const paths = Object.entries(parts).map(
  ([id, d]) => `<path id="${id}" vector-effect="non-scaling-stroke" d="${d}"/>`,
)
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[
  Math.floor(box.left),
  Math.floor(box.top),
  Math.ceil(box.right - box.left),
  Math.ceil(box.bottom - box.top),
].join(' ')}"><!-- Made with Natural Earth by scripts/make-map.ts -->${paths.join('')}</svg>\n`
writeFileSync(OUT, svg)
for (const [id, d] of Object.entries(parts)) console.log(id, d.length)
console.log(
  `${OUT}: ${svg.length} B, gzip ${gzipSync(svg).length}, br ${brotliCompressSync(svg).length}`,
)

/**
 * Not what goes around the back of the world, whose edges would run across the map, and not Greenland
 * and the islands of the far north, which cost more than they say.
 */
function isAmerican(ring: Line): boolean {
  const across = ring.map(([x]) => x)
  const [west, east] = [Math.min(...across), Math.max(...across)]
  const south = unproject(0, Math.max(...ring.map(([, y]) => y))).latitude
  return east - west < 50_000 && south < 72 && !(west > 29_500 && south > 55)
}

/** Rings that are large enough to be seen, simplified; small ones stay near towns. */
function kept(rings: Line[], least: number): Line[] {
  return rings.flatMap((ring) => {
    const [first] = ring
    if (!first) return []
    const size = areaOf(ring)
    const scale = tolerance(first[0], first[1]) / COARSE
    if (size < Math.max(40, least * Math.max(scale, 0.02))) return []
    const simple = simplify(ring, tolerance)
    return simple.length > 3 ? [simple] : []
  })
}

function coarse(): number {
  return COARSE / 4
}

/** Tolerance of the simplification at a point: small near a town, large far from all. */
function tolerance(x: number, y: number): number {
  let nearest = FAR_KM
  const at = unproject(x, y)
  for (const town of towns) {
    if (Math.abs(town.latitude - at.latitude) > 2 || Math.abs(town.longitude - at.longitude) > 3)
      continue
    nearest = Math.min(nearest, distanceKm(town, at))
  }
  const share = Math.max(0, nearest - NEAR_KM) / (FAR_KM - NEAR_KM)
  // The north is drawn larger by the projection, and is looked at less.
  const north = at.latitude > 58 || at.latitude < 24 ? 5 : 1
  return (FINE + (COARSE - FINE) * Math.sqrt(share)) * north
}

function unproject(x: number, y: number) {
  const up = (0.5 - y / 100_000) * 2 * Math.PI
  return {
    latitude: (Math.atan(Math.exp(up)) * 360) / Math.PI - 90,
    longitude: (x / 100_000) * 360 - 180,
  }
}

function readTowns() {
  return readFileSync(path.join(dir, 'cities1000.txt'), 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((row) => ['CA', 'US'].includes(row[8] ?? '') && Number(row[14]) >= TOWN)
    .map((row) => ({ latitude: Number(row[4]), longitude: Number(row[5]) }))
}

function read(name: string): Feature[] {
  return JSON.parse(readFileSync(path.join(dir, `${name}.geojson`), 'utf8')).features
}

function onMap(points: unknown): Line {
  return (points as [number, number][]).map(([longitude, latitude]) => {
    const { x, y } = project({ latitude: Math.max(-80, Math.min(84, latitude)), longitude })
    return [x, y]
  })
}

/** The outer rings of a layer's areas. */
function ringsOf(name: string): Line[] {
  return read(name).flatMap(({ geometry: { type, coordinates } }) => {
    const areas = (type === 'Polygon' ? [coordinates] : coordinates) as unknown[][]
    return areas.map(([outer]) => onMap(outer))
  })
}

function linesOf(name: string, wanted: (properties: Record<string, unknown>) => boolean): Line[] {
  return read(name)
    .filter(({ properties }) => wanted(properties ?? {}))
    .flatMap(({ geometry: { type, coordinates } }) => {
      const lines = (type === 'LineString' ? [coordinates] : coordinates) as unknown[]
      return lines.flatMap((line) => clipLine(onMap(line), settled))
    })
}
