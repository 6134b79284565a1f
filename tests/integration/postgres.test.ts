import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import { createDatabase } from '#tests/support/postgres.ts'

test('a suite gets a database of its own, and leaves nothing behind', async () => {
  const first = await createDatabase(inject('postgres'))
  const second = await createDatabase(inject('postgres'))
  expect(first.url).not.toBe(second.url)

  const client = new Client({ connectionString: first.url })
  await client.connect()
  await client.query('CREATE TABLE guest (name text)')
  await client.end()

  await first.drop()
  await second.drop()
  await expect(new Client({ connectionString: first.url }).connect()).rejects.toThrow(
    'does not exist',
  )
})
