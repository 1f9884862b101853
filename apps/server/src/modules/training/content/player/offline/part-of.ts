/** The requested range of a cached file: films are requested in ranges, offline too. */
export async function partOf(answer: Response, range: string | null): Promise<Response> {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (first === '' && last === '') return answer
  const whole = await answer.blob()
  const { size } = whole
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  const headers = new Headers(answer.headers)
  headers.delete('content-encoding')
  if (start > end) {
    headers.set('content-range', `bytes */${size}`)
    return new Response(null, { status: 416, headers })
  }
  headers.set('content-range', `bytes ${start}-${end}/${size}`)
  headers.set('content-length', String(end - start + 1))
  return new Response(whole.slice(start, end + 1), { status: 206, headers })
}
