import { shortcutRoute } from '#features/shortcuts/respond.ts'

export const dynamic = 'force-dynamic'

/** `/location` (spec:routes.shortcuts). */
export const GET = shortcutRoute('location')
