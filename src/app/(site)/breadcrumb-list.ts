/** A page above another one: its name, and its path on this site. */
export type Crumb = { name: string; path: string }

/** The pages from the home page down to this one as schema.org's BreadcrumbList. */
export function breadcrumbList(trail: readonly Crumb[], origin: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, origin).href,
    })),
  }
}
