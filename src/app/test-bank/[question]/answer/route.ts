import { testBank } from '#providers/payments/registry.ts'

type Context = { params: Promise<{ question: string }> }

/** The owner of a test card answers its bank, and goes back to where the card was asked for. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { question } = await params
  const bank = await testBank()
  const form = await request.formData().catch(() => null)
  const answer = form?.get('answer') === 'complete' ? 'complete' : 'fail'
  const location = await bank?.answer(question, answer)
  const headers = { 'cache-control': 'private, no-store' }
  if (!location) return new Response(null, { status: 404, headers })
  return new Response(null, { status: 303, headers: { ...headers, location } })
}
