import type { Server } from 'node:http'
import os from 'node:os'
import { OperatorError } from '#lib/process/operator-error.ts'

/**
 * The address of a server; `host` undefined: every address of the machine. `prefix` is put before `PORT` and `HOST` to
 * name the two settings in error messages (`METRICS_`).
 */
export type ListenOptions = { port: number; host: string | undefined; prefix?: string }

/** Resolves once `server` listens. Throws an `OperatorError` if it cannot, which says what to change. */
export async function listen(server: Server, options: ListenOptions): Promise<void> {
  const { port, host } = options
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, host, () => {
        server.off('error', reject)
        resolve()
      })
    })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const remedy = remedyOf(code, options)
    throw remedy ? new OperatorError(`${remedy} (${code})`) : error
  }
}

function remedyOf(
  code: string | undefined,
  { port, host, prefix = '' }: ListenOptions,
): string | null {
  const another = `Set ${prefix}HOST to an address that the machine has, or leave it empty; a shell may have set it.`
  switch (code) {
    case 'EADDRINUSE':
      return `Another program listens on port ${port}. Stop it, or set ${prefix}PORT to another port.`
    case 'EACCES':
      return `This user may not listen on port ${port}. Set ${prefix}PORT to 1024 or above, and put a proxy in front.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${host}. ${another}`
    case 'EAI_AGAIN':
      return `The name ${host} cannot be looked up now: no name server answers. ${another}`
    case 'EINVAL':
      return `No program can listen on ${host} as it stands; fe80::… needs its network card, as in fe80::1%eth0. ${another}`
    default:
      return null
  }
}

/** A sentence for the log if `HOST` is the machine's own name, which some shells set without being asked; else none. */
export function hostHints(host: string | undefined, machine = os.hostname()): string[] {
  if (!host || host.toLowerCase() !== machine.toLowerCase()) return []
  const hint = `HOST is ${host}, the name of this machine: the site listens on that name's address alone. If a shell has set it so, start with HOST= (empty) or with an address.`
  return [hint]
}
