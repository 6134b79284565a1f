import type { ImportKind } from './kind.ts'
import { locationsKind } from './locations/locations-kind.ts'
import { menusKind } from './menus/menus-kind.ts'
import type { ImportKindName } from './names.ts'

const kinds: Record<ImportKindName, ImportKind> = { locations: locationsKind, menus: menusKind }

export const importKind = (name: ImportKindName): ImportKind => kinds[name]
