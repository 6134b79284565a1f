import * as t from './messages.gen.ts'
/**
 * Validation of a relationship that must be chosen but may lose its target later: `required` would
 * make its column refuse the deletion of the target.
 */
export function requiredRelationship(value: unknown): true | string {
  return value === null || value === undefined ? t.pleaseChooseOne() : true
}
