/** `none`: there is no camera. `refused`: the person or the browser does not allow it. `failed`: anything else. */
export type CameraProblem = 'none' | 'refused' | 'failed'

const BY_NAME: Readonly<Record<string, CameraProblem>> = {
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotAllowedError: 'refused',
  SecurityError: 'refused',
}

export const problemOf = (error: unknown): CameraProblem =>
  BY_NAME[error instanceof Error || error instanceof DOMException ? error.name : ''] ?? 'failed'

/** The camera at the back where there is one. Pages that are not https have none. */
export async function openCamera(): Promise<MediaStream> {
  if (!navigator.mediaDevices) throw new DOMException('no camera here', 'NotFoundError')
  const video = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } }
  return navigator.mediaDevices.getUserMedia({ video, audio: false })
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
