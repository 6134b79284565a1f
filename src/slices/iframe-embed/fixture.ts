import type { IframeEmbedData } from './data.ts'
import type { IframeEmbed } from './schema.ts'

export const full: IframeEmbed = {
  url: 'https://tickets.example.com/saltwood',
  title: 'Tickets for the harvest supper',
  height: 950,
}

export const minimal: IframeEmbed = {
  url: 'https://maps.example.com/saltwood',
  title: 'A map of our houses',
}

/** The full sample may be framed, the minimal one is a link. */
export function data(sample: IframeEmbed): IframeEmbedData {
  return { embeddable: sample.url === full.url }
}
