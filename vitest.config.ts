import { defineConfig } from 'vitest/config'

const shared = {
  environment: 'node',
  setupFiles: ['tests/support/setup.ts'],
  env: { TZ: 'Pacific/Auckland', NODE_ENV: 'test' as const },
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['{src,front,scripts,demo}/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          ...shared,
          name: 'integration',
          globalSetup: ['tests/support/postgres.setup.ts'],
          include: ['tests/integration/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
