/** The group's mark, the browser tab's own. */
export function Icon() {
  // biome-ignore lint/performance/noImgElement: a drawing has one size.
  return <img className="admin-icon" src="/icon-192.png" width={24} height={24} alt="" />
}
