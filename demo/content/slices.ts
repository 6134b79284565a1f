import type {
  DocumentRef,
  FilmRef,
  LinkRef,
  PictureRef,
  Prose,
} from '#cms/initial-content/authored.ts'
import type { Picture } from '#lib/media/picture.ts'
import type { Video } from '#lib/media/video.ts'
import type { ResolvedLink } from '#lib/routing/link.ts'
import type { RichText } from '#lib/text/rich-text.ts'
import type { SliceValues } from '#slices/values.gen.ts'

/** A slice as components get it, with names in place of resolved pictures, links and documents. */
export type Authored<Value> = Value extends Picture
  ? PictureRef
  : Value extends ResolvedLink
    ? LinkRef
    : Value extends RichText
      ? Prose
      : Value extends Video[]
        ? FilmRef
        : Value extends { id: string | number }
          ? DocumentRef
          : Value extends (infer Row)[]
            ? Authored<Row>[]
            : Value extends object
              ? { [Field in keyof Value]: Authored<Value[Field]> }
              : Value

/** One slice of a demo page. */
export type AuthoredSlice = {
  [Slug in keyof SliceValues]: { blockType: Slug } & Authored<SliceValues[Slug]>
}[keyof SliceValues]
