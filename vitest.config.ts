import { defineConfig } from 'vitest/config'

const shared = {
  environment: 'node',
  setupFiles: ['tests/support/setup.ts'],
  env: { TZ: 'Pacific/Auckland', NODE_ENV: 'test' as const },
}
const scratch = 'tests/support/scratch.setup.ts'
const postgres = 'tests/support/postgres.setup.ts'
/**
 * Files share workers and packages; what is the project's own is made anew for each. Whatever a test waits
 * for, only a test that hangs comes to the end of these times.
 */
const together = {
  expect: { poll: { timeout: 60_000, interval: 10 } },
  testTimeout: 240_000,
  hookTimeout: 240_000,
  isolate: false,
  maxWorkers: '100%',
  setupFiles: ['tests/support/fresh-modules.setup.ts', ...shared.setupFiles],
  sequence: { setupFiles: 'list' as const },
}
/** What a test waits for comes when it comes: how soon it must is said where it matters. */
const patient = { expect: { poll: { timeout: 60_000 } } }
/** A worker has one browser for all of its files, and waits more than it works. */
const inBrowser = {
  ...shared,
  ...patient,
  globalSetup: [scratch, 'tests/support/site.setup.ts'],
  isolate: false,
  maxWorkers: 3,
  testTimeout: 240_000,
  hookTimeout: 240_000,
}

/** Pages are compared with their pictures where the browser that npm carries runs. */
const pictures =
  process.platform === 'linux' && process.arch === 'x64' ? ['tests/pictures/*.test.ts'] : []

export default defineConfig({
  resolve: {
    // As the App Router has it; by its name outside of Next it is the one of the old router.
    alias: { 'next/dynamic': 'next/dist/shared/lib/app-dynamic.js' },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          ...together,
          name: 'unit',
          globalSetup: [scratch],
          include: [
            '{src,front,scripts,demo,bench}/**/*.test.{ts,tsx}',
            'tests/{history,model}/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...shared,
          ...together,
          name: 'integration',
          globalSetup: [scratch, postgres, 'tests/support/content.setup.ts'],
          include: ['tests/integration/**/*.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          ...patient,
          name: 'drills',
          globalSetup: [postgres],
          include: ['tests/drills/*.test.ts'],
          // One after the other, for as long as each takes.
          fileParallelism: false,
          testTimeout: 0,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...inBrowser,
          name: 'e2e',
          include: ['tests/{e2e,a11y,walk}/**/*.test.ts', ...pictures],
        },
      },
      {
        test: {
          ...inBrowser,
          name: 'browser-drills',
          include: ['tests/drills/browser/*.test.ts'],
        },
      },
    ],
  },
})
