const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const HOST = new RegExp(`^(?=.{1,253}$)(?:${LABEL}\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$`)

/** Whether `text` is a host name in lower case with at least one dot: no scheme, port, path or address. */
export function isHostName(text: string): boolean {
  return HOST.test(text)
}
