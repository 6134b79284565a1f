import { shortcutRoute } from '#features/shortcuts/respond.ts'

export const dynamic = 'force-dynamic'

/** `/room-service-menu` (D-02). */
export const GET = shortcutRoute('room-service-menu')
