/** The page of the admin on which an import is looked at. */
export function importPath(id: string): string {
  return `/admin/imports?import=${id}`
}
