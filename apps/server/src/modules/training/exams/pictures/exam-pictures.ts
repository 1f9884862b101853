import type { ExamPictureWire } from '@fathom/contract/training/banks'
import { questionsOf } from '@fathom/domain/training'
import { noAttemptFound } from '../../attempts/commit-attempt.ts'
import { isUuid } from '../../no-course.ts'
import type { TrainingDeps } from '../../training.deps.ts'
import { examNotStarted } from '../answer-exam.ts'
import { getBank } from '../exam-bank.store.ts'
import { findPaper } from '../exam-paper.store.ts'
import { readPicture } from './picture.store.ts'

/** The pictures of the questions that were drawn for one exam of mine. */
export async function listExamPictures(
  { db, files }: Pick<TrainingDeps, 'db' | 'files'>,
  affiliateId: number,
  attemptId: string,
): Promise<ExamPictureWire[]> {
  const paper = isUuid(attemptId) ? await findPaper(db, affiliateId, attemptId) : undefined
  if (!paper) throw noAttemptFound(attemptId)
  if (paper.shownAt === null) throw examNotStarted()
  const { bank, packageId } = await getBank(db, paper.bankId)
  const ids = new Set(questionsOf(bank, paper.questions).flatMap(({ picture }) => picture?.id ?? []))
  return Promise.all([...ids].map((id) => readPicture(files, { packageId, id })))
}
