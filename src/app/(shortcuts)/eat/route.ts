import { shortcutRoute } from '#features/shortcuts/respond.ts'

export const dynamic = 'force-dynamic'

/** `/eat` (D-01, D-02). */
export const GET = shortcutRoute('touchless-menu')
