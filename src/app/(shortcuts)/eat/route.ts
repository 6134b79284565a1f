import { shortcutRoute } from '#features/shortcuts/respond.ts'

export const dynamic = 'force-dynamic'

/** `/eat` (spec:routes.shortcuts). */
export const GET = shortcutRoute('eat')
