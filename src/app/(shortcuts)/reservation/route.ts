import { shortcutRoute } from '#features/shortcuts/respond.ts'

export const dynamic = 'force-dynamic'

/** `/reservation` (spec:routes.shortcuts). */
export const GET = shortcutRoute('reservation')
