/**
 * A Postgres database for somebody who stands still in a transaction for as long as they like: its server
 * neither ends that nor any of their waiting.
 */
export function withoutTimeouts(where: { databaseUrl?: string; dataDir: string }) {
  const url = new URL(where.databaseUrl ?? '')
  url.searchParams.set('options', '-c search_path=booking')
  return { ...where, databaseUrl: url.href.replaceAll('+', '%20') }
}
