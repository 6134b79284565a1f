import { registerHooks } from 'node:module'

// Lists OpenTelemetry's packages that a process has loaded when it ends: `node --import=…`.
const names = new Set<string>()
registerHooks({
  resolve: (specifier, context, next) => {
    const found = next(specifier, context)
    const name = /node_modules\/@opentelemetry\/([\w-]+)\//.exec(found.url)?.[1]
    if (name) names.add(name)
    return found
  },
})
process.once('exit', () => console.log(`opentelemetry: ${[...names].sort().join(',')}`))
