import { shortcutRoute } from '#features/shortcuts/respond.ts'

export const dynamic = 'force-dynamic'

/** `/careers` (spec:routes.shortcuts). */
export const GET = shortcutRoute('careers')
