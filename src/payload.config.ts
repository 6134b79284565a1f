import path from 'node:path'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import { staff } from './cms/collections/staff.ts'
import { database } from './cms/database.ts'
import { env } from './env.ts'
import { deriveSecret } from './lib/secrets.ts'

export default buildConfig({
  serverURL: env.publicUrl,
  secret: deriveSecret(env.secret, 'payload'),
  routes: { admin: '/admin', api: '/admin/api' },
  admin: { user: staff.slug, importMap: { baseDir: path.resolve('src') } },
  graphQL: { disable: true },
  collections: [staff],
  editor: lexicalEditor(),
  db: database(env),
  typescript: { outputFile: path.resolve('src/payload-types.ts') },
})
