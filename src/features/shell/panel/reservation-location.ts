import type { PanelState } from './panel-url.ts'

/**
 * The location at which a reservation is under way in an open panel: it begins where the panel shows it, and
 * lasts through the order of the same location, until the panel is closed or shows another one.
 */
export function reservationLocation(
  before: string | null,
  panel: PanelState | null,
): string | null {
  if (!panel) return null
  return panel.kind === 'reserve' || panel.uid === before ? panel.uid : null
}
