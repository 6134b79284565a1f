import { shortcutRoute } from '#features/shortcuts/respond.ts'

export const dynamic = 'force-dynamic'

/** `/menu` (spec:routes.shortcuts). */
export const GET = shortcutRoute('menu')
