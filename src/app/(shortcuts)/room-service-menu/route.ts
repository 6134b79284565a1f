import { shortcutRoute } from '#features/shortcuts/respond.ts'

export const dynamic = 'force-dynamic'

/** `/room-service-menu` (spec:routes.shortcuts). */
export const GET = shortcutRoute('room-service-menu')
