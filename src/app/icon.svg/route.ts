import { redirect } from 'next/navigation'

/** Pages of the release before, which copies and open windows still have, ask for the icon here. */
export function GET(): never {
  redirect('/icon-192.png')
}
