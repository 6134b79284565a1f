/** `later`: not served at the moment. */
export type NavigationCategory = { uid: string; title: string; later: boolean }

/** One section of a menu with its categories, as the navigation bar lists them. */
export type NavigationSection = { title: string | null; categories: NavigationCategory[] }
