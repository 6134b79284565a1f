/** Links and buttons of a page's first section, and all that open the panel. */
const PRESSED = 'main [data-under-header] :is(a, button), [data-panel]'

/** Slides that wait for their turn lie unseen on the one that is shown. */
const SEEN = { opacityProperty: true, visibilityProperty: true }

/** Places of the notice in the order in which they are tried; it stands at the window's end without one. */
const PLACES = ['top', 'start']

/**
 * Has a notice at the window's end stand elsewhere, marked by `data-place`, where it would lie on a button of the
 * page as it is seen at first; also when the page becomes another one. Returns what ends that.
 */
export function keepClearOfNotice(notice: HTMLElement): () => void {
  const place = () => {
    delete notice.dataset.place
    if (!isOnButton(notice)) return
    for (const other of PLACES) {
      notice.dataset.place = other
      if (!isOnButton(notice)) return
    }
    delete notice.dataset.place
  }
  const page = new ResizeObserver(place)
  page.observe(document.body)
  return () => page.disconnect()
}

function isOnButton({ offsetTop: top, offsetLeft: left, offsetHeight, offsetWidth }: HTMLElement) {
  const [bottom, right] = [top + offsetHeight, left + offsetWidth]
  return [...document.querySelectorAll(PRESSED)].some((button) => {
    const box = button.getBoundingClientRect()
    const isBeside = box.right <= left || box.left >= right
    // As it stands at the page's beginning, wherever it is scrolled to.
    const isAbove = box.bottom + window.scrollY <= top
    return (
      !isBeside && !isAbove && box.top + window.scrollY < bottom && button.checkVisibility(SEEN)
    )
  })
}
