import type { CardPhotoWire, CardUploadWire } from '@fathom/contract/certifications'
import type { Calls } from '../../../shared/calls.tsx'
import { newId } from '../../../shared/new-id.ts'
import { sendInPieces } from '../../../shared/upload/send-in-pieces.ts'

const UPLOADS = 'certifications/photos/uploads'

/** CO-06: in chunks that resume after an interruption. */
export function sendCardPhoto(
  { http }: Pick<Calls, 'http'>,
  file: Blob,
  onProgress: (sent: number) => void,
): Promise<CardPhotoWire> {
  const { signal } = new AbortController()
  return sendInPieces<CardPhotoWire>(
    {
      begin: (id, size) => http.post<CardUploadWire>('pro', UPLOADS, { body: { id, size }, signal }),
      put: (id, offset, chunk) =>
        http.put<CardUploadWire>('pro', `${UPLOADS}/{id}`, {
          params: { id },
          query: { offset },
          body: chunk,
          signal,
        }),
      complete: (id) =>
        http.post<CardPhotoWire>('pro', `${UPLOADS}/{id}/complete`, { params: { id }, signal }),
    },
    { id: newId(), file, signal, onProgress },
  )
}
