import { expect, test } from 'vitest'
import { parseEnv } from '#env.ts'
import { variablesOfCopy } from './copy-variables.ts'

const place = { dataDir: '/copy/data', databaseUrl: undefined }

test('a site on a copy of the data has the secrets, and nobody whom it could tell', () => {
  const variables = variablesOfCopy(
    {
      ...{ PATH: '/bin', NODE_COMPILE_CACHE: '/cache', NODE_ENV: 'test', SECRET_OF_ANOTHER: 'x' },
      ...{ DATA_DIR: '/srv/data', TABLESIDE_SECRET: 's'.repeat(32), BACKUP_DIR: '/backup' },
      TABLESIDE_SECRET_ACCEPTED: 'a'.repeat(32),
      ...{ SMTP_URL: 'smtps://mail.example', S3_BUCKET: 'media', STRIPE_SECRET_KEY: 'sk_live' },
      ...{ OPENTABLE_CLIENT_ID: 'id', TWILIO_ACCOUNT_SID: 'sid', CDN_PURGE_URLS: 'https://cdn' },
    },
    place,
  )
  expect(variables).toMatchObject({
    ...{ PATH: '/bin', NODE_COMPILE_CACHE: '/cache', NODE_ENV: 'production' },
    ...{ DATA_DIR: '/copy/data', TABLESIDE_SECRET: 's'.repeat(32), DATABASE_URL: '' },
    TABLESIDE_SECRET_ACCEPTED: 'a'.repeat(32),
    // Empty and not missing: Next reads `.env` for what is missing.
    ...{ SMTP_URL: '', S3_BUCKET: '', STRIPE_SECRET_KEY: '', OPENTABLE_CLIENT_ID: '' },
    ...{ TWILIO_ACCOUNT_SID: '', CDN_PURGE_URLS: '', BACKUP_DIR: '' },
  })
  expect(variables).not.toHaveProperty('SECRET_OF_ANOTHER')
  expect(parseEnv(variables)).toMatchObject({ dataDir: '/copy/data', mail: { url: undefined } })
})

test('on Postgres it is on the second database, past any pooler', () => {
  const databaseUrl = 'postgres://localhost/tableside_trial_1'
  const variables = variablesOfCopy(
    { DATABASE_URL: 'postgres://pooler/site', DATABASE_DIRECT_URL: 'postgres://localhost/site' },
    { ...place, databaseUrl },
  )
  expect(variables).toMatchObject({ DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL: '' })
})
