/** A `fetch` that reports upload progress, which the browser's own can't. */
export const sendingWithProgress =
  (onProgress: (share: number) => void): typeof fetch =>
  (input, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const stop = () => request.abort()
      const failed = () => reject(new TypeError('the file did not get through'))
      request.open(init.method ?? 'GET', String(input))
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 1)
      request.onload = () => resolve(answerOf(request))
      request.onerror = failed
      request.onabort = () => reject(init.signal?.reason ?? new DOMException('left', 'AbortError'))
      request.onloadend = () => init.signal?.removeEventListener('abort', stop)
      init.signal?.addEventListener('abort', stop, { once: true })
      request.send(init.body as XMLHttpRequestBodyInit)
    })

function answerOf(request: XMLHttpRequest): Response {
  const headers = new Headers({ 'content-type': request.getResponseHeader('content-type') ?? '' })
  const id = request.getResponseHeader('x-request-id')
  if (id) headers.set('x-request-id', id)
  return new Response(request.responseText || null, { status: request.status, headers })
}
