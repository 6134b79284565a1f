import { PASS_HEADER } from '#lib/forms/bot-check.ts'
import { redeemPass } from '#providers/bot-check/registry.ts'

/** Whether the bot check vouches for who asks: with a pass, which this uses up. */
export async function isChecked(request: Request): Promise<boolean> {
  if (!request.headers.has(PASS_HEADER)) return false
  return (await redeemPass(request, 'reservation')).ok
}
