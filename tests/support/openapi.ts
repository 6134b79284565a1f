import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect } from 'vitest'
import type { ApiCall } from '#lib/api-contract/call.ts'
import { type OpenApiDocument, openApiDocument } from '#lib/api-contract/openapi/document.ts'

const DOCUMENT = 'openapi.json'

/** Validates bodies and answers by the schemas of an OpenAPI document; each returns the faults in words. */
export function answerValidator(document: OpenApiDocument) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
  ajv.addSchema({ $id: DOCUMENT, ...document })
  const faults = (pointer: readonly (string | number)[], value: unknown): string[] => {
    const fragment = pointer.map((part) => encodeURIComponent(escaped(String(part)))).join('/')
    const validate = ajv.getSchema(`${DOCUMENT}#/${fragment}`)
    if (!validate) return [`The document has no ${pointer.join(' ')}.`]
    validate(value)
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  }
  const operation = ({ path, method }: Pick<ApiCall, 'path' | 'method'>) =>
    ['paths', path.replace(/\[(\w+)\]/g, '{$1}'), method.toLowerCase()] as const
  return {
    answerFaults: (
      call: Pick<ApiCall, 'path' | 'method' | 'answerType'>,
      status: number,
      body: unknown,
    ) => {
      // Refusals are JSON at any call.
      const type = (status === 200 && call.answerType) || 'application/json'
      const content = ['responses', status, 'content', type, 'schema']
      return faults([...operation(call), ...content], body)
    },
    bodyFaults: (call: ApiCall, body: unknown) =>
      faults(
        [
          ...operation(call),
          ...['requestBody', 'content', call.body?.type ?? 'application/json', 'schema'],
        ],
        body,
      ),
  }
}

/** Expects of an answer in JSON that the description of its call allows it, and returns the answer. */
export async function expectDescribed(call: ApiCall, answer: Response): Promise<Response> {
  if (!answer.headers.get('content-type')?.startsWith('application/json')) return answer
  const { method, path } = call
  const { answerFaults } = answerValidator(openApiDocument({ call }))
  const body = await answer.clone().json()
  const faults = answerFaults(call, answer.status, body)
  expect({ call: `${method} ${path}`, status: answer.status, body, faults }).toMatchObject({
    faults: [],
  })
  return answer
}

/** A name in a JSON pointer. */
function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}
