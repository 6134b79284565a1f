/** The answer to a form of a guest's own page: look there, by GET; nobody keeps it. */
export function seeOther(location: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'private, no-store' },
  })
}
