import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Statements } from './statements.ts'

test('a connection keeps the statements prepared that it used last, and no others', () => {
  const connection = new DatabaseSync(':memory:')
  onTestFinished(() => connection.close())
  const prepare = vi.spyOn(connection, 'prepare')
  const statements = new Statements(connection)
  const hot = () => statements.all('SELECT $2 AS last, $1 AS first', ['a', 'b'])
  for (let n = 0; n < 2000; n++) {
    expect(statements.all(`SELECT $1 + ${n} AS sum`, [1])).toEqual([{ sum: n + 1 }])
    expect(hot()).toEqual([{ last: 'b', first: 'a' }])
  }
  expect(prepare).toHaveBeenCalledTimes(2001)
  expect(statements.all('SELECT $1 + 0 AS sum', [1])).toEqual([{ sum: 1 }])
  expect(prepare).toHaveBeenCalledTimes(2002)
})
