/** Accounts that a sentence names: the first ones, and how many more there are. */
export type NamedAccounts = {
  words: string
  accounts: { id: number; name: string }[]
  more: number
}

type PartId =
  | 'mail'
  | 'sign-in'
  | 'disk'
  | 'database'
  | 'jobs'
  | 'backups'
  | 'versions'
  | 'staff'
  | 'prices'

/** A part of the system in words, whether somebody has to see to it, and where that is done. */
export type SystemPart = {
  id: PartId
  title: string
  state: 'good' | 'watch' | 'bad'
  sentences: string[]
  named?: NamedAccounts[]
  links?: { href: string; label: string }[]
}
