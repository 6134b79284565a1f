import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
} from 'payload'

/** placeholder */
export const keepBookable: CollectionAfterChangeHook = ({ doc }) => doc
export const refuseWithBookings: {
  beforeChange: CollectionBeforeChangeHook
  beforeDelete: CollectionBeforeDeleteHook
} = { beforeChange: ({ data }) => data, beforeDelete: () => undefined }
