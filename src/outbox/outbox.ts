import { type Backlog, readBacklog } from './backlog.ts'
import { type DeliveryOptions, deliverMessages } from './deliver.ts'
import {
  countDeadByLocation,
  countDeadMessages,
  countMessages,
  failMessage,
  listMessages,
  type MessageState,
  type MessageSummary,
  type MessageWithMail,
  type NewMessage,
  type OutboxStore,
  purgeMessages,
  queueMessage,
  readMessage,
  retryMessage,
} from './messages.ts'
import type { ReadScope } from './read-scope.ts'
import { deleteMessages } from './recipients.ts'

/**
 * Transactional outbox of a database: messages written in the transaction of what they are about
 * (`queueMessage`), and delivered at least once.
 */
export type Outbox = {
  /** Queues a message in a transaction of its own; false if it is there already (see `queueMessage`). */
  queue(message: NewMessage): Promise<boolean>
  /** Delivers due messages; safe on any number of instances at once (see `deliverMessages`). */
  deliver(options: DeliveryOptions): Promise<void>
  /** The newest messages in some states. */
  list(query: {
    states: MessageState[]
    scope: ReadScope
    limit: number
  }): Promise<MessageSummary[]>
  /** The number of messages in each state. */
  count(scope: ReadScope): Promise<Partial<Record<MessageState, number>>>
  /** The number of messages that were refused or given up. */
  countDead(scope: ReadScope): Promise<number>
  /** The same by location. */
  countDeadByLocation(scope: ReadScope): Promise<Map<string, number>>
  /** How many messages have not left, and how old the oldest of them is. */
  backlog(): Promise<Backlog>
  /** A message by its key; null if there is none within the scope. */
  read(key: string, scope: ReadScope): Promise<MessageWithMail | null>
  /** Queues an unsent or dead message again; false if there is none. */
  retry(key: string, scope: ReadScope): Promise<boolean>
  /** Records that a message which was sent did not arrive; false if there is none. */
  fail(key: string, reason: string): Promise<boolean>
  /** Deletes messages by their keys; returns the number. */
  remove(keys: readonly string[]): Promise<number>
  /** Deletes messages that ended `days` ago, except dead ones of the kinds in `keepDead`; returns the number. */
  purge(days: number, keepDead?: readonly string[]): Promise<number>
}

/** The outbox of a database. */
export function createOutbox(store: OutboxStore): Outbox {
  return {
    queue: (message) => queueMessage(store, message),
    deliver: (options) => deliverMessages(store, options),
    list: (query) => listMessages(store, query),
    count: (scope) => countMessages(store, scope),
    countDead: (scope) => countDeadMessages(store, scope),
    countDeadByLocation: (scope) => countDeadByLocation(store, scope),
    backlog: () => readBacklog(store),
    read: (key, scope) => readMessage(store, key, scope),
    retry: (key, scope) => retryMessage(store, key, scope),
    fail: (key, reason) => failMessage(store, key, reason),
    remove: (keys) => deleteMessages(store, keys),
    purge: (days, keepDead = []) => purgeMessages(store, days, keepDead),
  }
}
