import * as t from '../messages.gen.ts'
import { twilio } from './descriptor.ts'

/** What Twilio says, for the staff: a code of its dictionary, or words. */
export function twilioSays(reply: string | number): string {
  return t.vendorSays({ vendor: twilio.name, reply })
}
