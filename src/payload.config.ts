import path from 'node:path'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { sliceBlocks } from '#slices/schemas.ts'
import { guardLocks } from './cms/access/document-locks.ts'
import { collections } from './cms/collections.ts'
import { database } from './cms/database.ts'
import { editor } from './cms/editor.ts'
import { email } from './cms/email.ts'
import { timeZones } from './cms/fields/time-zones.ts'
import { globals } from './cms/globals.ts'
import { fieldErrors } from './cms/hooks/field-errors.ts'
import { jobs } from './cms/jobs.ts'
import { env } from './env.ts'
import { deriveSecret } from './lib/secrets.ts'

const config = buildConfig({
  serverURL: env.publicUrl,
  secret: deriveSecret(env.secret, 'payload'),
  routes: { admin: '/admin', api: '/admin/api' },
  admin: {
    user: 'staff',
    avatar: 'default',
    importMap: { baseDir: path.resolve('src') },
    // In the dashboard's own render: a login leads there without drawing the layout again.
    components: {
      beforeDashboard: ['/cms/views/password-notice.tsx#PasswordNotice'],
      afterNavLinks: ['/cms/views/content-check-link.tsx#ContentCheckLink'],
      views: {
        contentCheck: {
          Component: '/cms/views/content-check.tsx#ContentCheck',
          path: '/content-check',
          meta: { title: 'Content check' },
        },
      },
    },
    meta: { titleSuffix: ' · Tableside' },
    timezones: {
      defaultTimezone: 'America/Vancouver',
      supportedTimezones: timeZones.map((zone) => ({ label: zone, value: zone })),
    },
  },
  csrf: [env.publicUrl],
  cors: [],
  graphQL: { disable: true },
  defaultDepth: 1,
  maxDepth: 3,
  blocks: sliceBlocks,
  collections: collections(env, sliceBlocks),
  globals,
  hooks: { afterError: [fieldErrors] },
  editor,
  email: email(env),
  jobs,
  logger: { options: { level: env.logLevel } },
  db: database(env),
  sharp,
  telemetry: false,
  typescript: { outputFile: path.resolve('src/payload-types.ts') },
  upload: { abortOnLimit: true, limits: { fileSize: 25 * 1024 * 1024 }, safeFileNames: true },
})

export default config.then(guardLocks)
