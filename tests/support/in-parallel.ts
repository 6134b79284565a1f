/** Does `job` for each item, a few at a time, so that neither the site nor this process is flooded. */
export async function inParallel<Item>(
  items: Iterable<Item>,
  job: (item: Item) => Promise<void>,
  width = 6,
): Promise<void> {
  const queue = items[Symbol.iterator]()
  const worker = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await job(next.value)
  }
  await Promise.all(Array.from({ length: width }, worker))
}
