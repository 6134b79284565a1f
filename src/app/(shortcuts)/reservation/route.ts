import { shortcutRoute } from '#features/shortcuts/respond.ts'

export const dynamic = 'force-dynamic'

/** `/reservation` (D-01). */
export const GET = shortcutRoute('reservation')
