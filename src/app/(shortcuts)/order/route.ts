import { shortcutRoute } from '#features/shortcuts/respond.ts'

export const dynamic = 'force-dynamic'

/** `/order` (spec:routes.shortcuts). */
export const GET = shortcutRoute('order')
