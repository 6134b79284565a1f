import { type core, z } from 'zod'

/** A JSON Schema (2020-12) of an object, a list or a value. */
export type JsonSchema = {
  description?: string
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  [keyword: string]: unknown
}

/**
 * The JSON Schema of a value as it is sent, with `meanings` of its members by their path in dots. A meaning of a
 * member that does not exist is an error.
 */
export function jsonSchemaOf(
  schema: core.$ZodType,
  meanings: Readonly<Record<string, string>> = {},
): JsonSchema {
  const options = { io: 'input', unrepresentable: 'any' } as const
  const { $schema: _, ...made } = z.toJSONSchema(schema, options)
  // As text and back: without what only Zod reads in it.
  const json: JsonSchema = JSON.parse(JSON.stringify(made))
  for (const [path, meaning] of Object.entries(meanings)) {
    const found = membersAt(json, path.split('.'))
    if (found.length === 0) throw new Error(`There is no ${path} to describe.`)
    for (const member of found) member.description = meaning
  }
  return json
}

/** The schemas of a member, in each of the forms that the value may have. */
function membersAt(schema: JsonSchema, [name, ...rest]: string[]): JsonSchema[] {
  if (name === undefined) return [schema]
  const { anyOf = [], oneOf = [], items, properties } = schema
  const forms = [...anyOf, ...oneOf, ...(items ? [items] : [])]
  const member = properties?.[name]
  return [
    ...(member ? membersAt(member, rest) : []),
    ...forms.flatMap((form) => membersAt(form, [name, ...rest])),
  ]
}
