import type { Server } from 'node:http'
import { OperatorError } from '#lib/process/operator-error.ts'

/**
 * Where a server listens; `host` undefined: on every address of the machine. `variable`: the setting that has the
 * port, `PORT` unless told.
 */
export type ListenOptions = { port: number; host: string | undefined; variable?: string }

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
  { port, host, variable = 'PORT' }: ListenOptions,
): string | null {
  switch (code) {
    case 'EADDRINUSE':
      return `Another program listens on port ${port}. Stop it, or set ${variable} to another port.`
    case 'EACCES':
      return `This user may not listen on port ${port}. Set ${variable} to 1024 or above, and put a proxy in front.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${host}. Set HOST to one that it has, or leave it empty.`
    default:
      return null
  }
}
