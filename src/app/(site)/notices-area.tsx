import { NoticesArea, type PopupSlotProps } from '#features/notices/area.tsx'
import type { NoticesAreaProps } from '#features/notices/gate.client.tsx'
import { trackPanelClosingHere } from '#features/shell/panel/track-closing.ts'
import { useVisitor } from '#features/shell/visitor/visitor-store.client.ts'
import { BannerSlice } from '#slices/banner/component.tsx'
import type { Banner } from '#slices/banner/schema.ts'
import { PopupCard } from '#slices/popup/popup-card.tsx'
import { PopupNewsletter } from '#slices/popup/popup-newsletter.client.tsx'
import type { Popup } from '#slices/popup/schema.ts'

/** The notices with the visitor's location, and with the slices that stand in them. */
export function SiteNoticesArea(props: NoticesAreaProps) {
  const { selected } = useVisitor()
  return (
    <NoticesArea
      {...props}
      location={selected}
      isOccupied={isOccupied}
      Banner={BannerContent}
      Popup={PopupContent}
    />
  )
}

/** From the moment that this code comes: once for the whole site. */
const isOccupied = trackPanelClosingHere()

function BannerContent({ slice }: { slice: object }) {
  return <BannerSlice slice={slice as Banner} data={undefined} level={2} index={0} headingId="" />
}

function PopupContent({ slice, headingId, onSent, onDone }: PopupSlotProps) {
  const popup = slice as Popup
  return (
    <PopupCard slice={popup} level={2} headingId={headingId}>
      {popup.variation === 'newsletter' ? (
        <PopupNewsletter
          id={`${headingId}-form`}
          labelledBy={headingId}
          compact
          onSent={onSent}
          onGone={onDone}
        />
      ) : null}
    </PopupCard>
  )
}
