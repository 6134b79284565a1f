import { shortcutRoute } from '#features/shortcuts/respond.ts'

export const dynamic = 'force-dynamic'

/** `/location` (D-01). */
export const GET = shortcutRoute('location')
