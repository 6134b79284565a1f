import { newsRedirect } from '#features/shortcuts/respond.ts'

export const dynamic = 'force-dynamic'

/** `/news-redirect/{post}`: where a post is to be read (spec:routes.news-target). */
export async function GET(request: Request, { params }: { params: Promise<{ post: string }> }) {
  return newsRedirect(request, (await params).post)
}
