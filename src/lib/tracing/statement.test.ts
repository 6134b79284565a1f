import { expect, test } from 'vitest'
import { summaryOf } from './statement.ts'

test.each([
  ['SELECT id FROM holds WHERE token = $1', 'SELECT', 'holds'],
  ['INSERT INTO units (location_id) SELECT 1 FROM other', 'INSERT', 'units'],
  ['UPDATE reservations SET state = $1', 'UPDATE', 'reservations'],
  ['\n  DELETE FROM attempts WHERE hold_id = $1', 'DELETE', 'attempts'],
  ['WITH free AS (SELECT 1) INSERT INTO units SELECT * FROM free', 'INSERT', 'units'],
  ['WITH taken AS (SELECT 1 FROM units) SELECT * FROM taken', 'SELECT', 'units'],
  ['select "pages"."id" from "pages" where "pages"."id" = ?', 'SELECT', 'pages'],
  ['BEGIN IMMEDIATE', 'BEGIN', undefined],
  ['SELECT 1', 'SELECT', undefined],
])('a statement is called by what it does and its table: %s', (text, operation, table) => {
  expect(summaryOf(text)).toEqual(table ? { operation, table } : { operation })
})
