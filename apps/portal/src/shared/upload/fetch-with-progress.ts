type Options = {
  /** How much was sent, from 0 to 1. */
  onSent: (share: number) => void
  headers?: Readonly<Record<string, string>>
  /** More of the answer has arrived. */
  onAnswer?: (request: XMLHttpRequest) => void
  answerOf?: (request: XMLHttpRequest) => Response
}

/** A `fetch` that reports upload progress, which the browser's own can't. */
export const fetchWithProgress =
  ({ onSent, headers = {}, onAnswer, answerOf = plainAnswer }: Options): typeof fetch =>
  (input, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const stop = () => request.abort()
      request.open(init.method ?? 'GET', String(input))
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value)
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 1)
      request.onprogress = () => onAnswer?.(request)
      request.onload = () => resolve(answerOf(request))
      request.onerror = () => reject(new TypeError('the file did not get through'))
      request.onabort = () => reject(init.signal?.reason ?? new DOMException('left', 'AbortError'))
      request.onloadend = () => init.signal?.removeEventListener('abort', stop)
      init.signal?.addEventListener('abort', stop, { once: true })
      request.send(init.body as XMLHttpRequestBodyInit)
    })

export const plainAnswer = (request: XMLHttpRequest): Response =>
  new Response(request.responseText || null, { status: request.status, headers: headersOf(request) })

/** The headers that our calls read. */
export function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers({ 'content-type': request.getResponseHeader('content-type') ?? '' })
  const id = request.getResponseHeader('x-request-id')
  if (id) headers.set('x-request-id', id)
  return headers
}
