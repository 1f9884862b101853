/**
 * `none`: there is no camera. `refused`: the user or the browser doesn't allow it. `failed`: anything else.
 */
export type CameraProblem = 'none' | 'refused' | 'failed'

const BY_NAME: Readonly<Record<string, CameraProblem>> = {
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotAllowedError: 'refused',
  SecurityError: 'refused',
}

export const problemOf = (error: unknown): CameraProblem =>
  BY_NAME[error instanceof Error || error instanceof DOMException ? error.name : ''] ?? 'failed'

/** The back camera if there is one. Pages without https have no camera. */
export async function openCamera(): Promise<MediaStream> {
  if (!navigator.mediaDevices) throw new DOMException('no camera here', 'NotFoundError')
  const video = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } }
  return navigator.mediaDevices.getUserMedia({ video, audio: false })
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
