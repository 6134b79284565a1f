/** Words by which robots name themselves, and programs that are no browser. */
const ROBOT =
  /(?<!cu)bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|inspect|scan|fetch|curl|wget|python|java\/|okhttp|axios|node|go-http|facebookexternalhit/i

/** Whether a request's `User-Agent` is not that of a guest's browser; none at all is not. */
export function isRobot(userAgent: string | undefined): boolean {
  return !userAgent || ROBOT.test(userAgent)
}
