import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { openApiDocument } from '#lib/api-contract/openapi/document.ts'
import { apiRoutes } from '#lib/routing/api-routes.ts'
import { answerValidator } from '#tests/support/openapi.ts'
import { calls } from '../calls/calls.ts'

const document = openApiDocument(calls)

test('the document is one of OpenAPI 3.1', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(structuredClone(document))
  expect(errors ?? []).toEqual([])
  expect(valid).toBe(true)
  expect(validator.version).toBe('3.1')
})

// ASVS 13.4.5
test('every path and method of the interface is described, and no other', () => {
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const listed = apiRoutes.flatMap(({ pattern, methods }) =>
    methods.map((method) => `${method} ${pattern.replace(/\[(\w+)\]/g, '{$1}')}`),
  )
  expect(described.toSorted()).toEqual(listed.toSorted())
})

test('limits are those of the route table', () => {
  expect(document.paths['/api/opentable/reserve']?.post).toMatchObject({
    'x-rate-limit': { seconds: 600, requestsPerAddress: 100, requestsPerBrowser: 30 },
    'x-body-limit': 65_536,
  })
  expect(document.paths['/api/geolocation']?.get).not.toHaveProperty('x-body-limit')
})

test('operation ids are unique', () => {
  const ids = Object.values(document.paths).flatMap((operations) =>
    Object.values(operations).map(({ operationId }) => operationId),
  )
  expect(new Set(ids).size).toBe(ids.length)
})

test.each(Object.entries(calls))('%s: its examples are what it takes and answers', (_, call) => {
  const { bodyFaults, answerFaults } = answerValidator(document)
  expect(answerFaults(call, 200, call.example)).toEqual([])
  if ('body' in call) expect(bodyFaults(call, call.body.example)).toEqual([])
})

// ASVS 2.2.2
test('what browsers do not read is refused by the schemas, too', () => {
  const { answerFaults } = answerValidator(document)
  const answer = { response: { before: 'soon', after: null, days: [], nearby: [], notifies: true } }
  expect(answerFaults(calls.getAlternatives, 200, answer)).not.toEqual([])
  expect(answerFaults(calls.release, 200, {})).not.toEqual([])
  const refusal = { error: { code: 'slot_taken', message: 'slot taken' }, requestId: 'r' }
  expect(answerFaults(calls.lockAvailability, 409, refusal)).toEqual([])
  expect(answerFaults(calls.lockAvailability, 404, refusal)).not.toEqual([])
  expect(answerFaults(calls.release, 409, refusal)).not.toEqual([])
})
