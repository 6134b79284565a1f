/** Answers with a drawn picture. */
export function pictureResponse(bytes: Buffer, type: string): Response {
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
}
