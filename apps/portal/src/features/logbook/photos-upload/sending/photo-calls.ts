import type { PhotoWire, UploadWire } from '@fathom/contract/logbook'
import type { Calls } from '../../../../shared/calls.tsx'

/** CA-43, CO-06: the calls for the photos of one log. */
export function photoCalls({ http }: Pick<Calls, 'http'>, logId: string) {
  const image = (imageId: string) => ({ params: { logId, imageId } })
  const upload = (id: string) => ({ params: { logId, id } })
  return {
    list: (signal?: AbortSignal) =>
      http.get<PhotoWire[]>('logbook', 'images/{logId}', { params: { logId }, ...(signal && { signal }) }),
    thumbnail: (imageId: string, signal?: AbortSignal) =>
      http.download('logbook', 'images/{logId}/{imageId}', {
        ...image(imageId),
        query: { size: 'thumb' },
        ...(signal && { signal }),
      }),
    begin: (id: string, size: number, signal: AbortSignal) =>
      http.post<UploadWire>('logbook', 'images/{logId}/uploads', {
        params: { logId },
        body: { id, size },
        signal,
      }),
    put: (id: string, offset: number, chunk: Blob, signal: AbortSignal) =>
      http.put<UploadWire>('logbook', 'images/{logId}/uploads/{id}', {
        ...upload(id),
        query: { offset },
        body: chunk,
        signal,
      }),
    complete: (id: string, signal: AbortSignal) =>
      http.post<PhotoWire>('logbook', 'images/{logId}/uploads/{id}/complete', { ...upload(id), signal }),
    caption: (imageId: string, caption: string) =>
      http.patch<PhotoWire>('logbook', 'images/{logId}/{imageId}', { ...image(imageId), body: { caption } }),
    order: (ids: readonly string[]) =>
      http.put('logbook', 'images/{logId}/order', { params: { logId }, body: { ids } }),
    remove: (imageId: string) => http.delete('logbook', 'images/{logId}/{imageId}', image(imageId)),
    restore: (imageId: string) => http.post('logbook', 'images/{logId}/{imageId}/restore', image(imageId)),
  }
}
