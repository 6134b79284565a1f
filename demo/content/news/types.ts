import type { PictureName } from '../../media/pictures.ts'
import type { AuthoredSlice } from '../slices.ts'
import type { ZoneUid } from '../types.ts'

export type DemoPost = {
  uid: string
  /** Whom a post is for (spec:routes.news-target); `general` is any other type and stands at /news/{uid}. */
  type: 'location-or-zone-based' | 'ca-locations' | 'us-locations' | 'general'
  title: string
  /** Day of publication, `YYYY-MM-DD`. */
  date: string
  excerpt: string
  image: PictureName
  /** Where a location-or-zone-based post belongs. */
  locations?: string[]
  zones?: ZoneUid[]
  slices: AuthoredSlice[]
}
