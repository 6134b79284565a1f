type Evening = { uid: string; party: string; day: string }

const SEATINGS = ['default', 'outdoor']

let others = 0

/** Holds whatever a party could have in an evening, each time for another guest. */
export async function holdEvening(site: string, { uid, party, day }: Evening): Promise<void> {
  const holdOne = async (at: string, seating: string) => {
    others += 1
    const address = `10.${others % 250}.${Math.floor(others / 250)}.1`
    const { status } = await fetch(`${site}/api/opentable/lock-availability`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({
        ...{ restaurant_id: uid, party_size: party, date_time: at },
        reservation_attribute: seating,
      }),
    })
    return status === 200
  }
  for (let minutes = 15 * 60; minutes < 24 * 60; minutes += 15) {
    const time = new Date(minutes * 60_000).toISOString().slice(11, 16)
    for (const seating of SEATINGS) while (await holdOne(`${day}T${time}`, seating));
  }
}
