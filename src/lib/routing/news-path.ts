/** Path of a post where its type alone decides it (spec:routes.news-target). */
export function newsPath(type: string, uid: string): string {
  if (type === 'ca-locations') return `/news/ca/${uid}`
  if (type === 'us-locations') return `/news/us/${uid}`
  return `/news/${uid}`
}
