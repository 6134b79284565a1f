/** Instants of this file are ms of the one clock of the process that asks (`performance.now()`). */

/** When a request was sent, and when its answer was there; `to` = Infinity where no answer came. */
export type Span = { from: number; to: number }

/** How an act ended as far as its client knows; `unknown` = nobody answered, or with a fault of the server. */
export type Outcome = 'done' | 'refused' | 'unknown'

/**
 * An act of a guest or of the staff. `name` is the unique name of the party, the block or the walk-in list's entry that it
 * is about.
 */
export type Act = Span & {
  act:
    | 'reserve'
    | 'book'
    | 'walk_in'
    | 'change'
    | 'move'
    | 'cancel'
    | 'finish'
    | 'no_show'
    | 'undo'
    | 'block'
    | 'unblock'
    | 'add_entry'
    | 'seat_entry'
    | 'leave_entry'
  name: string
  location: string
  outcome: Outcome
  /** Confirmation numbers or ids that answers to the act named. */
  ids: string[]
  /** Whether what was paid is kept; only of `cancel` by the staff. */
  keep?: boolean
  /** Whether a mail is promised. */
  mailed?: boolean
}

/** A party on the staff's screen: its tables from a slot (a quarter of an hour since the epoch) up to another one. */
export type ShownParty = {
  name: string
  state: string
  tables: string[]
  start: number
  end: number
}

/** A service day as a screen of the staff showed it. */
export type View = Span & {
  location: string
  day: string
  /** The version that the screen is compared by. */
  mark: string
  /** The same for screens that show the same. */
  digest: string
  parties: ShownParty[]
  cancelled: string[]
  blocks: { name: string; tables: string[]; start: number; end: number }[]
}

/** The walk-in list as a screen of the staff showed it: the states of its entries by their names. */
export type ListView = Span & { location: string; day: string; entries: Record<string, string> }

/** The text of a mail. */
export type MailText = { kind: string; name: string }

/** A mail that arrived. */
export type ArrivedMail = MailText & { messageId: string; to: string }

/** A payment as the bank's ledger has it in the end, minor units; `name` = the party whose booking it is for. */
export type LedgerLine = {
  payment: string
  kind: 'charge' | 'hold'
  state: string
  amount: number
  refunded: number
  name: string | null
}

/** All that was seen of a run, by which alone it is judged. */
export type Observations = {
  acts: Act[]
  views: View[]
  lists: ListView[]
  mails: ArrivedMail[]
  /** The staff's screens of all days at the end, when everything has come to its end. */
  last: View[]
  ledger: LedgerLine[]
  /** Names in requests of which a copy may have come later. */
  repeated: string[]
}
