import { shortcutRoute } from '#features/shortcuts/respond.ts'

export const dynamic = 'force-dynamic'

/** `/order` (D-01). */
export const GET = shortcutRoute('order')
