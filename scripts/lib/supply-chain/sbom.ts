import { licenceOf } from './licences.ts'
import {
  type LockEntry,
  type LockedPackage,
  type Lockfile,
  packagesOf,
  placesOf,
} from './lockfile.ts'

/** A software bill of materials in the form of CycloneDX 1.5, with the fields that are written here. */
export type Sbom = {
  bomFormat: 'CycloneDX'
  specVersion: '1.5'
  version: 1
  metadata: { component: Component }
  components: Component[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

type Component = {
  type: 'application' | 'library'
  'bom-ref': string
  name: string
  version: string
  /** Its address as a package URL. */
  purl: string
  scope?: 'required' | 'optional'
  hashes?: { alg: 'SHA-512'; content: string }[]
  licenses?: ({ license: { id: string } } | { expression: string })[]
}

/** Expressions of SPDX that are one licence. */
const ONE_LICENCE = /^[\w.+-]+$/

/**
 * Lists the packages of a lockfile that a site has on whatever machine it runs, without those of development, and which needs which.
 * The result depends on the lockfile alone.
 */
export function sbomOf(lockfile: Lockfile): Sbom {
  const { '': own = {} } = lockfile
  const packages = packagesOf(lockfile).filter(({ dev }) => !dev)
  const application = {
    ...identity({ name: own.name ?? '', version: own.version ?? '' }),
    ...{ type: 'application' as const, licenses: licences(own.license ?? '') },
  }
  const needs = new Map([[application['bom-ref'], neededBy(lockfile, '', own)]])
  const components = new Map<string, Component>()
  for (const one of packages) {
    const component = componentOf(one)
    const ref = component['bom-ref']
    const needed = needs.get(ref) ?? []
    needs.set(ref, [...new Set([...needed, ...neededBy(lockfile, one.place, one)])].sort())
    // A version that is installed in several places is required if one of them is.
    if (components.get(ref)?.scope !== 'required') components.set(ref, component)
  }
  return {
    ...{ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 },
    metadata: { component: application },
    components: [...components.values()],
    dependencies: [...needs].map(([ref, dependsOn]) => ({ ref, dependsOn })),
  }
}

function componentOf(one: LockedPackage): Component {
  const { integrity = '', optional = false } = one
  const digest = Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex')
  return {
    ...identity(one),
    ...{ type: 'library', scope: optional ? 'optional' : 'required' },
    hashes: [{ alg: 'SHA-512', content: digest }],
    licenses: licences(licenceOf(one)),
  }
}

function identity({ name, version }: { name: string; version: string }) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  return { 'bom-ref': `${name}@${version}`, name, version, purl }
}

const licences = (expression: string): NonNullable<Component['licenses']> =>
  ONE_LICENCE.test(expression) ? [{ license: { id: expression } }] : [{ expression }]

/** References of the packages that one at a place needs, as Node finds them there. */
function neededBy(lockfile: Lockfile, place: string, entry: LockEntry): string[] {
  const { dependencies, optionalDependencies, peerDependencies } = entry
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
  const found = names.flatMap((name) => {
    const at = [...placesOf(place, name)].map((one) => lockfile[one]).find((one) => one)
    return at && !at.dev ? [`${name}@${at.version}`] : []
  })
  return [...new Set(found)].sort()
}
