import { randomUUID } from 'node:crypto'
import { WRITE_PROBE, WRITE_PROBE_ROLLBACK } from '#lib/outage/sqlite-probe.ts'
import {
  type Client,
  openConnection,
  queryBuilderOver,
  type SqliteAdapter,
  traceStatements,
} from './libsql.ts'
import type { SnapshotAdapter } from './snapshot.ts'
import { SqliteTransaction } from './sqlite-transaction.ts'
import { SqliteWriter } from './sqlite-writer.ts'

type Id = number | string

/** `tryToWrite` throws where the file cannot be written by a connection that nobody else uses. */
type WritableAdapter = SqliteAdapter & { tryToWrite(): Promise<void> }

/** How long a statement stands still for a lock of another program (ms): nearly not at all. */
const BUSY_TIMEOUT_MS = 50

/**
 * Gives the SQLite adapter transactions; by its own, its connection would lose its settings. Writes have a
 * connection to themselves and take turns on it; readers have another one, which cannot write, and never
 * wait.
 */
export function withSqliteTransactions(adapter: SqliteAdapter): WritableAdapter & SnapshotAdapter {
  const { connect, destroy } = adapter
  let writing: Client | null = null
  let probing: Client | null = null
  let writer: SqliteWriter | null = null

  const tryToWrite = async () => {
    probing ??= await openConnection(adapter, connect)
    try {
      for (const text of WRITE_PROBE) await probing.execute(text)
    } finally {
      await probing.execute(WRITE_PROBE_ROLLBACK).catch(() => {})
    }
  }

  adapter.connect = async (options) => {
    await connect.call(adapter, options)
    writing = await openConnection(adapter, connect)
    for (const client of [adapter.client, writing]) {
      await client.execute(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`)
      traceStatements(client)
    }
    await adapter.client.execute('PRAGMA query_only = ON')
    // What is erased is overwritten, and not left in the file until its place is needed.
    await writing.execute('PRAGMA secure_delete = ON')
    writer = new SqliteWriter(writing)
  }

  adapter.destroy = async () => {
    try {
      // After it a copy of the file is whole; on a full disk the copy needs the journal, too.
      await writing?.execute('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => {})
    } finally {
      probing?.close()
      writing?.close()
      adapter.client?.close()
      await destroy?.call(adapter)
    }
  }

  addTransactionMethods(adapter, connect, () => {
    if (!writer) throw new Error('The content database is not connected.')
    return new SqliteTransaction(adapter.client, writer)
  })
  return Object.assign(addSnapshots(adapter, connect), { tryToWrite })
}

/** Begins, commits and rolls back the transactions that `makeTransaction` makes, each under an id of its own. */
function addTransactionMethods(
  adapter: SqliteAdapter,
  connect: SqliteAdapter['connect'],
  makeTransaction: () => SqliteTransaction,
): void {
  const open = new Map<Id, SqliteTransaction>()
  const take = (id: Id) => {
    const transaction = open.get(id)
    open.delete(id)
    delete adapter.sessions?.[id]
    return transaction
  }
  adapter.beginTransaction = async () => {
    const transaction = makeTransaction()
    // Each has its own: a statement that comes late finds its transaction ended, and not the next one.
    const client: Client = { execute: (text) => transaction.execute(text), close() {} }
    const db = await queryBuilderOver(adapter, connect, client)
    const id = randomUUID()
    open.set(id, transaction)
    adapter.sessions ??= {}
    adapter.sessions[id] = { db } as never
    return id
  }
  adapter.commitTransaction = async (id) => take(await id)?.commit()
  adapter.rollbackTransaction = async (id) => take(await id)?.rollback()
}

/** Gives the adapter `beginSnapshot`: a transaction that only reads, on a connection of its own. */
function addSnapshots<T extends SqliteAdapter>(
  adapter: T,
  connect: SqliteAdapter['connect'],
): T & SnapshotAdapter {
  const beginSnapshot = async () => {
    const client = await openConnection(adapter, connect)
    try {
      await client.execute('PRAGMA query_only = ON')
      await client.execute('BEGIN')
      // The moment of the snapshot is its first read.
      await client.execute('SELECT 1 FROM sqlite_schema LIMIT 1')
      const id = randomUUID()
      adapter.sessions ??= {}
      adapter.sessions[id] = { db: await queryBuilderOver(adapter, connect, client) } as never
      return {
        id,
        end: async () => {
          delete adapter.sessions?.[id]
          client.close()
        },
      }
    } catch (error) {
      client.close()
      throw error
    }
  }
  return Object.assign(adapter, { beginSnapshot })
}
