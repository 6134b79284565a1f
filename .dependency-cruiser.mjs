// Imports run one way (docs/architecture.md, "Zones"). A zone may import itself and what stands
// before it in the list; `front/` imports only lib and env; nothing imports sideways or in circles.

const zones = [
  { name: 'lib', path: '^src/lib/' },
  { name: 'env', path: '^src/env\\.ts$' },
  { name: 'ui', path: '^src/ui/', notBeside: 'outbox' },
  { name: 'outbox', path: '^src/outbox/', notBeside: 'ui' },
  { name: 'storage', path: '^src/storage/' },
  { name: 'booking-engine', path: '^src/booking-engine/' },
  { name: 'providers', path: '^src/providers/' },
  { name: 'cms', path: '^src/cms/' },
  { name: 'data', path: '^src/data/' },
  { name: 'features', path: '^src/features/' },
  { name: 'slices', path: '^src/slices/' },
  { name: 'app', path: '^src/app/' },
]

/** Rooms of the booking engine, lowest first: each imports only itself and those before it. */
const engineRooms = [
  ...['identity', 'settings', 'pricing', 'calendar', 'inventory', 'availability'],
  ...['messages', 'staff-log', 'payments', 'holds', 'bookings', 'checkout', 'waitlist'],
  ...['sold-out', 'locations', 'guest-book', 'shift', 'host', 'imports'],
  ...['walk-in-list', 'guests', 'figures', 'exports'],
]

const TESTS = '\\.test\\.tsx?$'
/** What a slice tells the content system: plain schemas, a language below cms and above lib. */
const SCHEMAS = '^src/slices/(schemas|define|fields|parse)\\.ts$|^src/slices/[^/]+/schema\\.ts$'

/** Payload is opened by its config; pages' blocks are the slices' schemas. */
const CONFIG = '^src/payload\\.config\\.ts$'
const except = { cms: [SCHEMAS, CONFIG], data: [SCHEMAS, CONFIG], app: [CONFIG] }

const oneWay = zones.map(({ name, path, notBeside }, index) => ({
  name: `zone-${name}`,
  comment: `${name} may import only itself and the zones before it.`,
  severity: 'error',
  from: { path, pathNot: `${TESTS}|${SCHEMAS}` },
  to: {
    path: [
      ...zones.slice(index + 1).map((zone) => zone.path),
      ...zones.filter((zone) => zone.name === notBeside).map((zone) => zone.path),
      '^front/',
      '^demo/',
      '^scripts/',
      '^tests/',
      '^bench/',
      '^src/(instrumentation(\\.node)?|ticker|payload\\.config)\\.ts$',
    ],
    pathNot: except[name] ?? [],
  },
}))

const ENGINE = '^src/booking-engine/'
const engineOneWay = engineRooms.map((room, index) => ({
  name: `engine-${room}`,
  comment: `The engine's ${room} may import only itself and the rooms before it.`,
  severity: 'error',
  from: { path: `${ENGINE}${room}/`, pathNot: TESTS },
  to: {
    path: [`${ENGINE}[^/]+$`, ...engineRooms.slice(index + 1).map((next) => `${ENGINE}${next}/`)],
  },
}))

/** The rooms of the front, in the order in which they may import each other (front/README.md). */
const rooms = [
  'telemetry/',
  'http/',
  'fast-path/',
  'cache/',
  'render/',
  'front\\.ts$',
  'routes/',
  'server\\.ts$',
]
const frontRooms = rooms.slice(0, -1).map((room, index) => ({
  name: `front-${room.replace(/\W.*/, '')}`,
  comment: 'A room of the front may import only itself and the rooms before it.',
  severity: 'error',
  from: { path: `^front/${room}`, pathNot: TESTS },
  to: { path: rooms.slice(index + 1).map((later) => `^front/${later}`) },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...oneWay,
    ...engineOneWay,
    {
      name: 'engine-rooms-are-listed',
      comment: 'A new room of the booking engine takes its place in the list of rooms.',
      severity: 'error',
      from: { path: `${ENGINE}(?!(${engineRooms.join('|')})/)[^/]+/` },
      to: {},
    },
    ...frontRooms,
    {
      name: 'front-stands-alone',
      comment: 'The front knows only lib and env, so that it can be understood and tested alone.',
      severity: 'error',
      from: { path: '^front/', pathNot: TESTS },
      to: { path: '^(src|demo|scripts|tests|bench)/', pathNot: '^src/lib/|^src/env\\.ts$' },
    },
    {
      name: 'model-stands-alone',
      comment: 'A model that took something from the product could not find it wrong.',
      severity: 'error',
      from: { path: '^tests/model/' },
      to: { path: '^(src|front|scripts|demo|bench)/|^tests/(?!model/)' },
    },
    ...['features', 'slices'].map((zone) => ({
      name: `no-${zone}-sideways`,
      comment: `One of ${zone} never imports another.`,
      severity: 'error',
      from: { path: `^src/${zone}/([^/]+)/` },
      to: { path: `^src/${zone}/[^/]+/`, pathNot: `^src/${zone}/$1/` },
    })),
    {
      name: 'import-references-know-no-kind',
      comment: 'What stands for documents of an import is the same for every kind of it.',
      severity: 'error',
      from: { path: '^src/cms/imports/references/' },
      to: { path: '^src/cms/imports/kinds/[^/]+/' },
    },
    {
      name: 'no-vendors-sideways',
      comment: 'One vendor of a port never imports another; only the registry knows them all.',
      severity: 'error',
      from: { path: '^src/providers/([^/]+)/([^/]+)/' },
      to: { path: '^src/providers/[^/]+/[^/]+/', pathNot: '^src/providers/$1/$2/' },
    },
    {
      name: 'no-ports-sideways',
      comment: 'A port uses another one through its contract and its registry alone.',
      severity: 'error',
      from: { path: '^src/providers/([^/]+)/' },
      to: {
        path: '^src/providers/[^/]+/',
        pathNot: '^src/providers/($1/|[^/]+/(contract|registry)\\.ts$)',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|data|demo/(imagery|media))/|\\(payload\\)' },
    includeOnly:
      '^(src|front|scripts|demo|tests|bench|node_modules/(zod|temporal-polyfill|server-only|client-only|react-dom)/)',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
}
