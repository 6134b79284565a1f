import { processSingleton } from '../process/process-singleton.ts'

type Pool = { drop(): void }

/** The pools of this process, wherever they were made. */
export const pools = () => processSingleton('data-pools', () => new Set<Pool>())

/** Ends each connection of each pool: their other end has gone. */
export function dropConnections(): void {
  for (const pool of pools()) pool.drop()
}
