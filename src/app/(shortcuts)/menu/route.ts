import { shortcutRoute } from '#features/shortcuts/respond.ts'

export const dynamic = 'force-dynamic'

/** `/menu` (S1 §2). */
export const GET = shortcutRoute('menu')
