/**
 * One instance of `make()` per process under `name`, whatever module graph asks for it.
 *
 * Next.js gives pages, route handlers and instrumentation their own copy of every module, so a
 * module-level variable exists several times in one process; a symbol on `globalThis` does not.
 */
export function processSingleton<T>(name: string, make: () => T): T {
  const key = Symbol.for(`tableside.${name}`)
  const store = globalThis as unknown as Record<symbol, { value: T } | undefined>
  const found = store[key]
  if (found) return found.value
  const made = { value: make() }
  store[key] = made
  return made.value
}
