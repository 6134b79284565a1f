import { shortcutRoute } from '#features/shortcuts/respond.ts'

export const dynamic = 'force-dynamic'

/** `/touchless-menu` (spec:routes.in-store-menu). */
export const GET = shortcutRoute('touchless-menu')
