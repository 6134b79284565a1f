/** A row of the table of settings in docs/operating.md. */
export type VendorSetting = {
  /** Environment variables. */
  variables: readonly string[]
  /** What holds if they are not set. */
  unset: string
  meaning: string
}

/**
 * What is known of a vendor without connecting it: plain data, readable in plain Node. The list of each port's
 * vendors is its `vendors.ts`.
 */
export type VendorDescriptor = {
  /** Name of its folder. */
  id: string
  /** Name by which staff and guests know it. */
  name: string
  settings: readonly VendorSetting[]
}

/** A vendor with the function that connects it. */
export type Connectable<Descriptor, Connected, Context extends unknown[]> = Descriptor & {
  /** Null if it has no account on this site. Throws if its variables cannot be used. */
  connect(...context: Context): Promise<Connected | null>
}

type ConnectModule<Connected, Context extends unknown[]> = {
  connect(...context: Context): Connected | null | Promise<Connected | null>
}

/** A descriptor with the `connect.ts` of its folder, which is loaded when it is first called. */
export function vendor<
  const Descriptor extends VendorDescriptor,
  Connected,
  Context extends unknown[],
>(
  descriptor: Descriptor,
  load: () => Promise<ConnectModule<Connected, Context>>,
): Connectable<Descriptor, Connected, Context> {
  return { ...descriptor, connect: async (...context) => (await load()).connect(...context) }
}

/** Whether a vendor is a third party with an account, and not an embedded default. */
export function isExternal({ settings }: VendorDescriptor): boolean {
  return settings.length > 0
}

/** Connects the first vendor of a list that has an account; null if none has. */
export async function connectFirst<Connected, Context extends unknown[]>(
  vendors: readonly Pick<Connectable<unknown, Connected, Context>, 'connect'>[],
  ...context: Context
): Promise<Connected | null> {
  for (const { connect } of vendors) {
    const connected = await connect(...context)
    if (connected) return connected
  }
  return null
}
