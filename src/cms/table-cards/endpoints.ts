import type { Endpoint } from 'payload'
import { z } from 'zod'
import { mustBe } from '#lib/forms/field-faults.ts'
import { wholeNumber } from '#lib/forms/whole-number.ts'
import { refusal } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import { hasHostAccessAt } from '../access/host-access.ts'
import { readPrintLook } from '../fonts/print-fonts.ts'
import { locationQuery } from '../host/endpoint-handlers.ts'
import { readTableCards } from './cards.ts'

const query = z.object({
  location: wholeNumber(mustBe('a location')).pipe(z.int().positive()),
  of: z.enum(['tables', 'house']).default('tables'),
  paper: z.enum(['letter', 'a4']).default('letter'),
})

/** Printed cards with a code that leads to the menu, for hosts of the location and administrators. */
export const tableCardEndpoints: Endpoint[] = [
  {
    method: 'get',
    path: '/table-cards/pdf',
    handler: locationQuery(hasHostAccessAt, query, async (req, { location, of, paper }) => {
      const cards = await readTableCards(req, location, of)
      if (!cards) return refusal(refuse('unknown_location'))
      // Fetched where it is asked for: no start of the site waits for it.
      const { tableCardsPdf } = await import('./pdf.ts')
      const look = await readPrintLook(req.payload)
      const headers = {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${cards.uid}-menu-cards-${paper}.pdf"`,
        'cache-control': 'private, no-store',
      }
      return new Response(new Uint8Array(await tableCardsPdf(cards, { paper, look })), { headers })
    }),
  },
]
