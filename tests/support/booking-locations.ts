/** Stands in for the content's locations: every rid is a restaurant of the booking engine. */
export async function findBookableLocation(rid: string) {
  return {
    id: rid,
    uid: rid,
    title: rid,
    timeZone: 'America/Vancouver',
    province: 'BC',
    country: 'CA',
    phoneNumber: '6045550100',
    bookingProvider: 'house',
    vendorLocationId: null,
    comingSoon: false,
  }
}
