import {
  CARD_PHOTO_BYTES,
  CARD_PHOTO_SHORTEST_EDGE,
  type CardPhotoProblem,
} from '@fathom/domain/certifications'
import { PHOTO_PIXELS, photoTypeOf } from '@fathom/domain/logbook'
import type { Locale } from '@fathom/domain/translations'
import { translatorFor } from '@fathom/locales/node'
import { inspectPicture, type Picture, type PictureRules } from '../../../platform/pictures/index.ts'
import { Problem } from '../../../platform/problem.ts'

const RULES: PictureRules = {
  bytes: CARD_PHOTO_BYTES,
  pixels: PHOTO_PIXELS,
  shortestEdge: CARD_PHOTO_SHORTEST_EDGE,
  longestEdge: 1200,
  thumbnailEdge: 320,
  isAllowed: (head) => photoTypeOf(head) !== undefined,
}

/** The photo in its stored form (VA-03). */
export const inspectCardPhoto = (bytes: Buffer): Promise<Picture> => inspectPicture(bytes, RULES)

const PROBLEMS: readonly string[] = [
  'photo-too-large',
  'photo-not-jpg-or-png',
  'photo-too-many-pixels',
  'photo-too-small',
  'photo-damaged',
  'photo-empty',
] satisfies CardPhotoProblem[]

export const isPhotoProblem = (error: unknown): error is Problem & { problem: CardPhotoProblem } =>
  error instanceof Problem && (PROBLEMS as readonly string[]).includes(error.problem)

/** Adds a message in the reader's language when a photo is refused; one of them is the message of VA-03. */
export function withMessage(locale: Locale, problem: Problem): Problem {
  if (!isPhotoProblem(problem)) return problem
  const message = translatorFor(locale).t(`certifications-cards.photoProblem.${problem.problem}`)
  return new Problem(problem.problem, problem.status, { errors: [message] })
}

export async function withMessages<T>(locale: Locale, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof Problem ? withMessage(locale, error) : error
  }
}
