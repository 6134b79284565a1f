import { bookingEngine } from '#booking-engine/process.ts'
import { textStatus } from '#lib/api-contract/booking/text-messages.ts'
import { apiRoute } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import { answersOf } from '../../answers-of.ts'
import { postedText, vendorAnswer } from '../posted.ts'

const { refused } = answersOf(textStatus)

/** What became of a text message that the vendor took: one that did not arrive is the staff's to see to. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: async (request) => {
    const posted = await postedText(request)
    if (!posted) return refused(refuse('not_found'))
    const status = posted.posts.status(posted.post)
    if (!status.ok) return refused(status)
    const key = new URL(request.url).searchParams.get('key') ?? ''
    if (status.value.outcome === 'failed') {
      await (await bookingEngine()).outbox.fail(key, status.value.reason)
    }
    return vendorAnswer(posted.posts)
  },
})
