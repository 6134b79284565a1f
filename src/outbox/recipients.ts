import { Conditions } from '#lib/sql/conditions.ts'
import type { Sql } from '#lib/sql/sql.ts'
import { findMessages, type MessageState, type MessageWithMail } from './messages.ts'
import { applyReadScope, type ReadScope } from './read-scope.ts'

/** All messages to an address (in lower case) within a scope, oldest first. */
export function messagesTo(
  sql: Sql,
  address: string,
  scope: ReadScope,
): Promise<MessageWithMail[]> {
  return findMessages(sql, toAddress(address, scope), 'ORDER BY created_at, key')
}

/** By what a caller decides whether a message is deleted. */
export type DeletableMessage = { key: string; state: MessageState; payload: string }

/** Deletes the messages to an address, except those for which `keeps` returns true. Returns the number. */
export async function purgeMessagesTo(
  sql: Sql,
  address: string,
  scope: ReadScope,
  keeps: (message: DeletableMessage) => boolean,
): Promise<number> {
  const where = toAddress(address, scope)
  const all = await sql.all<DeletableMessage>(
    `SELECT key, state, payload FROM outbox ${where.text}`,
    where.values,
  )
  const deleted = new Conditions()
  deleted.whereIn(
    'key',
    all.filter((message) => !keeps(message)).map(({ key }) => key),
  )
  return sql.run(`DELETE FROM outbox ${deleted.text}`, deleted.values)
}

/** Replaces the recipient of some messages, to anonymise them. */
export async function replaceRecipients(
  sql: Sql,
  keys: readonly string[],
  replacement: string,
): Promise<void> {
  const where = new Conditions()
  where.whereIn('key', keys)
  const recipient = `$${where.values.push(replacement)}`
  await sql.run(`UPDATE outbox SET recipient = ${recipient} ${where.text}`, where.values)
}

function toAddress(address: string, scope: ReadScope): Conditions {
  const where = new Conditions()
  where.whereIn('lower(recipient)', [address])
  applyReadScope(where, scope)
  return where
}
