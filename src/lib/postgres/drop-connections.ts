import { processSingleton } from '../process/process-singleton.ts'

/** How many connections a pool has, and how many callers wait for one. */
export type PoolUsage = { pool: string; total: number; idle: number; waiting: number; max: number }

type Pool = { drop(): void; readonly usage: PoolUsage }

/** The pools of this process, wherever they were made. */
export const pools = () => processSingleton('data-pools', () => new Set<Pool>())

/** Ends each connection of each pool: their other end has gone. */
export function dropConnections(): void {
  for (const pool of pools()) pool.drop()
}
