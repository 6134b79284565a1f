import type { Conditions } from '#lib/sql/conditions.ts'

/** Ids of locations; null = all of them. */
export type LocationIds = readonly string[] | null

/** Messages of the kinds listed, or with `otherKinds` of all kinds but those, about some locations. */
export type ReadGrant = { kinds: readonly string[]; otherKinds?: true; locations: LocationIds }

/** The messages that somebody may read: those of any grant; null = all of them. */
export type ReadScope = readonly ReadGrant[] | null

/** Narrows a query of messages to a scope. */
export function applyReadScope(where: Conditions, scope: ReadScope): void {
  if (scope === null) return
  where.or(
    scope.map(({ kinds, otherKinds, locations }) => (group) => {
      if (otherKinds) group.whereNotIn('kind', kinds)
      else group.whereIn('kind', kinds)
      if (locations) group.whereIn('location_id', locations)
    }),
  )
}
