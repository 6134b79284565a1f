import zones from './.dependency-cruiser.mjs'

// What really runs: imports of types are no part of it. Who ends up in which graph, and no circles.

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'config-runs-in-plain-node',
      comment:
        'What payload.config.ts reaches runs without a bundler: no component, no CSS, no server-only.',
      severity: 'error',
      from: { path: '^src/payload\\.config\\.ts$' },
      to: {
        path: '\\.(tsx|css)$|^src/ui/|node_modules/(server-only|client-only|react-dom)/',
        reachable: true,
      },
    },
    {
      name: 'no-classic-zod-in-the-browser',
      comment: 'Classic zod costs 80 kB there: zod/mini, or the platform’s own validation.',
      severity: 'error',
      from: { path: '(island|\\.client)\\.tsx?$' },
      to: {
        path: 'node_modules/zod/',
        pathNot: 'node_modules/zod/(v4/)?(mini|core)/',
        reachable: true,
      },
    },
    {
      name: 'no-time-zones-in-the-browser',
      comment:
        'Browsers may not know a zone’s newest law, and then differ from the server: send UTC offsets (utc-offsets.ts). Nor may Intl be given a zone there.',
      severity: 'error',
      from: { path: '(island|\\.client)\\.tsx?$' },
      to: { path: 'node_modules/temporal-polyfill/', reachable: true },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: { ...zones.options, tsPreCompilationDeps: false },
}
