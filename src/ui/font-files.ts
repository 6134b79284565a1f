import type { TYPEFACES } from '#lib/look/typefaces.gen.ts'
import besley from './fonts/besley.woff2?url'
import besleyRest from './fonts/besley-rest.woff2?url'
import bodoniModa from './fonts/bodoni-moda.woff2?url'
import bodoniModaRest from './fonts/bodoni-moda-rest.woff2?url'
import bricolageGrotesque from './fonts/bricolage-grotesque.woff2?url'
import bricolageGrotesqueRest from './fonts/bricolage-grotesque-rest.woff2?url'
import cabin from './fonts/cabin.woff2?url'
import cabinRest from './fonts/cabin-rest.woff2?url'
import fraunces from './fonts/fraunces.woff2?url'
import frauncesRest from './fonts/fraunces-rest.woff2?url'
import fredoka from './fonts/fredoka.woff2?url'
import fredokaRest from './fonts/fredoka-rest.woff2?url'
import hankenGrotesk from './fonts/hanken-grotesk.woff2?url'
import hankenGroteskRest from './fonts/hanken-grotesk-rest.woff2?url'
import instrumentSans from './fonts/instrument-sans.woff2?url'
import instrumentSansRest from './fonts/instrument-sans-rest.woff2?url'
import jost from './fonts/jost.woff2?url'
import jostRest from './fonts/jost-rest.woff2?url'
import leagueGothic from './fonts/league-gothic.woff2?url'
import leagueGothicRest from './fonts/league-gothic-rest.woff2?url'
import libreFranklin from './fonts/libre-franklin.woff2?url'
import libreFranklinRest from './fonts/libre-franklin-rest.woff2?url'
import nunito from './fonts/nunito.woff2?url'
import nunitoRest from './fonts/nunito-rest.woff2?url'
import publicSans from './fonts/public-sans.woff2?url'
import publicSansRest from './fonts/public-sans-rest.woff2?url'
import sourceSerif4 from './fonts/source-serif-4.woff2?url'
import sourceSerif4Rest from './fonts/source-serif-4-rest.woff2?url'
import youngSerif from './fonts/young-serif.woff2?url'
import youngSerifRest from './fonts/young-serif-rest.woff2?url'
import ysabeauOffice from './fonts/ysabeau-office.woff2?url'
import ysabeauOfficeRest from './fonts/ysabeau-office-rest.woff2?url'

type Face = (typeof TYPEFACES)[keyof typeof TYPEFACES]

const ADDRESSES: Record<Face['file' | 'restFile'], string> = {
  'besley.woff2': besley,
  'besley-rest.woff2': besleyRest,
  'bodoni-moda.woff2': bodoniModa,
  'bodoni-moda-rest.woff2': bodoniModaRest,
  'bricolage-grotesque.woff2': bricolageGrotesque,
  'bricolage-grotesque-rest.woff2': bricolageGrotesqueRest,
  'cabin.woff2': cabin,
  'cabin-rest.woff2': cabinRest,
  'fraunces.woff2': fraunces,
  'fraunces-rest.woff2': frauncesRest,
  'fredoka.woff2': fredoka,
  'fredoka-rest.woff2': fredokaRest,
  'hanken-grotesk.woff2': hankenGrotesk,
  'hanken-grotesk-rest.woff2': hankenGroteskRest,
  'instrument-sans.woff2': instrumentSans,
  'instrument-sans-rest.woff2': instrumentSansRest,
  'jost.woff2': jost,
  'jost-rest.woff2': jostRest,
  'league-gothic.woff2': leagueGothic,
  'league-gothic-rest.woff2': leagueGothicRest,
  'libre-franklin.woff2': libreFranklin,
  'libre-franklin-rest.woff2': libreFranklinRest,
  'nunito.woff2': nunito,
  'nunito-rest.woff2': nunitoRest,
  'public-sans.woff2': publicSans,
  'public-sans-rest.woff2': publicSansRest,
  'source-serif-4.woff2': sourceSerif4,
  'source-serif-4-rest.woff2': sourceSerif4Rest,
  'young-serif.woff2': youngSerif,
  'young-serif-rest.woff2': youngSerifRest,
  'ysabeau-office.woff2': ysabeauOffice,
  'ysabeau-office-rest.woff2': ysabeauOfficeRest,
}

/** The address of a font file for pages by its name, as `fraunces.woff2`; throws where there is none of that name. */
export function fontUrl(fileName: string): string {
  const addresses: Record<string, string> = ADDRESSES
  const address = Object.hasOwn(addresses, fileName) ? addresses[fileName] : undefined
  if (address === undefined) throw new Error(`There is no font file ${fileName}.`)
  return address
}
