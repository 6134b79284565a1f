import { type Route, type RouteDetails, route, type ShortcutTarget } from './route.ts'

type ShortcutRoute = ShortcutTarget & Pick<RouteDetails, 'documentType'>

/** Shortcuts (spec:routes.shortcuts) by their names in addresses, and where each leads. */
export const shortcuts = {
  careers: {
    page: '/locations/[uid]/careers',
    location: 'own',
    documentType: 'location-careers-page',
  },
  menu: { page: '/locations/[uid]/menu', location: 'own', documentType: 'menu' },
  eat: { page: '/locations/[uid]/touchless-menu', location: 'nearest' },
  'touchless-menu': { page: '/locations/[uid]/touchless-menu', location: 'nearest' },
  'room-service-menu': { page: '/locations/[uid]/room-service-menu', location: 'nearest' },
  order: { page: '/locations/[uid]', location: 'own', panel: 'order' },
  reservation: { page: '/locations/[uid]', location: 'own', panel: 'reserve' },
  location: { page: '/locations/[uid]', location: 'own' },
} as const satisfies Record<string, ShortcutRoute>

/** A shortcut by its name. */
export type Shortcut = keyof typeof shortcuts

/** The routes of the shortcuts. */
export const shortcutRoutes: readonly Route[] = Object.entries<ShortcutRoute>(shortcuts).map(
  ([name, { documentType, ...shortcut }]) =>
    route('visitor', `/${name}`, { shortcut, ...(documentType ? { documentType } : {}) }),
)
