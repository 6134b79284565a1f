import { mayEmbed } from '#data/site/csp-sources.ts'
import type { IframeEmbed } from './schema.ts'

export type IframeEmbedData = {
  /** The settings let its site be framed; elsewhere it is a link. */
  embeddable: boolean
}

/** Whether the page may be shown here. */
export async function load({ url }: IframeEmbed): Promise<IframeEmbedData> {
  return { embeddable: await mayEmbed(url) }
}
