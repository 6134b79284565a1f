import type { PageType } from '#lib/routing/route.ts'
import type { AuthoredSlice } from '../slices.ts'

export type DemoPage = {
  /** Its type where it exists once; its address for text pages. */
  uid: string
  type: PageType
  title: string
  slices: AuthoredSlice[]
}
