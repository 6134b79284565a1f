import type { WalkInEntry } from '#booking-engine/walk-in-list/types.ts'
import type { BoardContext } from '../board-context.ts'
import type { WalkIns } from './use-walk-in-list.ts'

/** Props of a party of the walk-in list. */
export type EntryProps = {
  entry: WalkInEntry
  context: Pick<BoardContext, 'day' | 'now' | 'actions'>
  walkIns: WalkIns
  /** Id of the party whose details are open. */
  opened: string | null
  setOpened(id: string | null): void
  change(entry: WalkInEntry): void
}
