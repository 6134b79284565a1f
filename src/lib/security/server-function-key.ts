import { deriveSecret } from './secrets.ts'

/** The variable from which Next reads the key with which it encrypts what server functions have bound. */
export const SERVER_FUNCTION_KEY = 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY'

/**
 * That key, of 32 bytes in base64: the site's own, and the same on all of its instances. The one of the build names the
 * functions, is the same everywhere and no secret.
 */
export function serverFunctionKey(site: string | undefined): string {
  return Buffer.from(deriveSecret(site, 'server-functions'), 'hex').toString('base64')
}
