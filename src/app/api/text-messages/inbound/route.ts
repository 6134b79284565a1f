import { bookingEngine } from '#booking-engine/process.ts'
import { inboundText } from '#lib/api-contract/booking/text-messages.ts'
import { apiRoute } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import { answersOf } from '../../answers-of.ts'
import { postedText, vendorAnswer } from '../posted.ts'

const { refused } = answersOf(inboundText)

/** A guest wrote to the site's number: after STOP nobody writes to them, until START. Anything else is left alone. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: async (request) => {
    const posted = await postedText(request)
    if (!posted) return refused(refuse('not_found'))
    const text = posted.posts.inbound(posted.post)
    if (!text.ok) return refused(text)
    const { from, wish } = text.value
    const { textOptOuts } = await bookingEngine()
    if (wish === 'stop') await textOptOuts.stop(from)
    if (wish === 'start') await textOptOuts.start(from)
    return vendorAnswer(posted.posts)
  },
})
