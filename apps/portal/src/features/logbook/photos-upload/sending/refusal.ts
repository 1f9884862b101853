import type { PhotoProblem } from '@fathom/domain/logbook'
import type { Upload, Uploads } from '../../../../shared/upload/queue.ts'

const PROBLEMS: readonly PhotoProblem[] = [
  'photo-too-large',
  'photo-not-jpg-or-png',
  'photo-too-many-pixels',
  'photo-damaged',
  'photo-empty',
  'too-many-photos',
]

/** Why the server permanently refuses a photo. */
type Refusal = PhotoProblem | 'log-locked' | 'other'

export type PhotoUpload = Upload<Refusal>
export type PhotoUploads = Uploads<Refusal>

/** VA-04: the server's reason; a locked log refuses all photos. */
export const refusalOf = (problem: string | undefined): Refusal =>
  problem === 'refused' ? 'log-locked' : (PROBLEMS.find((each) => each === problem) ?? 'other')
