import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { routes } from '#lib/routing/routes.ts'
import { browserRoutes } from './generate-routes.ts'

test('the browser is told of the route table as it is', () => {
  const file = new URL('../src/lib/routing/browser-routes.gen.ts', import.meta.url)
  expect(readFileSync(file, 'utf8')).toBe(browserRoutes(routes))
})
