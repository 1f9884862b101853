import { PHOTO_BYTES, PHOTO_PIXELS, type PhotoProblem, photoTypeOf } from '@fathom/domain/logbook'
import {
  inspectPicture,
  type Picture,
  type PictureRules,
  pictureProblem,
} from '../../../platform/pictures/index.ts'
import { Problem } from '../../../platform/problem.ts'

const RULES: PictureRules = {
  bytes: PHOTO_BYTES,
  pixels: PHOTO_PIXELS,
  longestEdge: 4096,
  thumbnailEdge: 480,
  isAllowed: (head) => photoTypeOf(head) !== undefined,
}

export const photoProblem = (problem: PhotoProblem) =>
  problem === 'too-many-photos' ? new Problem(problem, 422) : pictureProblem(problem)

/** The photo as we store it (VA-04). */
export const inspectPhoto = (bytes: Buffer): Promise<Picture> => inspectPicture(bytes, RULES)
