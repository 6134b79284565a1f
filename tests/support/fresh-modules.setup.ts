import { vi } from 'vitest'

// For files that share a worker, and the packages that it has loaded. Each begins with the project's own
// modules and what there is one of in a process (lib/process/process-singleton.ts) made anew, and with the worker's variables.
const { variables } = beginning()
for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name]
Object.assign(process.env, variables)
for (const key of Object.getOwnPropertySymbols(globalThis)) {
  if (Symbol.keyFor(key)?.startsWith('tableside.')) Reflect.deleteProperty(globalThis, key)
}
vi.useRealTimers()
vi.resetModules()

/** What this process had before its first file. */
function beginning(): { variables: NodeJS.ProcessEnv } {
  const key = Symbol.for('tests.beginning')
  const kept = globalThis as unknown as Record<symbol, ReturnType<typeof beginning> | undefined>
  kept[key] ??= { variables: { ...process.env } }
  return kept[key]
}
