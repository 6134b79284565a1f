import { Conditions } from '#lib/sql/conditions.ts'
import type { Sql } from '#lib/sql/sql.ts'
import { findMessages, type MessageState, type MessageWithMail } from './messages.ts'
import { applyReadScope, type ReadScope } from './read-scope.ts'

/** By what a caller chooses among messages. */
export type ChoosableMessage = { key: string; state: MessageState; payload: string }

/** The keys of the messages to some addresses (in lower case) within a scope that `chooses` returns true for. */
export async function chooseMessagesTo(
  sql: Sql,
  addresses: readonly string[],
  scope: ReadScope,
  chooses: (message: ChoosableMessage) => boolean,
): Promise<string[]> {
  const where = new Conditions()
  where.whereIn('lower(recipient)', addresses)
  applyReadScope(where, scope)
  const all = await sql.all<ChoosableMessage>(
    `SELECT key, state, payload FROM outbox ${where.text}`,
    where.values,
  )
  return all.filter(chooses).map(({ key }) => key)
}

/** Messages by their keys, oldest first. */
export function messagesOfKeys(sql: Sql, keys: readonly string[]): Promise<MessageWithMail[]> {
  return findMessages(sql, ofKeys(keys), 'ORDER BY created_at, key')
}

/** Deletes messages by their keys; returns the number. */
export function deleteMessages(sql: Sql, keys: readonly string[]): Promise<number> {
  const where = ofKeys(keys)
  return sql.run(`DELETE FROM outbox ${where.text}`, where.values)
}

/** Replaces the recipient of some messages, to anonymise them. */
export async function replaceRecipients(
  sql: Sql,
  keys: readonly string[],
  replacement: string,
): Promise<void> {
  const where = ofKeys(keys)
  const recipient = `$${where.values.push(replacement)}`
  await sql.run(`UPDATE outbox SET recipient = ${recipient} ${where.text}`, where.values)
}

function ofKeys(keys: readonly string[]): Conditions {
  const where = new Conditions()
  where.whereIn('key', keys)
  return where
}
