import type { MissedQuestionsWire } from '@fathom/contract/training/classes'
import type { User } from '@fathom/domain/session'
import { calendarFile, mostMissed } from '@fathom/domain/training/classes'
import type { Locale } from '@fathom/domain/translations'
import { translatorFor } from '@fathom/locales/node'
import { Problem } from '../../../platform/problem.ts'
import { listAnswers } from '../attempts/attempt.store.ts'
import { findCourse } from '../catalogue/course.store.ts'
import { studentsCsv } from '../center/students-csv.ts'
import { findContent } from '../content/content.store.ts'
import { findLessonQuestions } from '../exams/banks/shipped-banks.ts'
import { findEnrolment } from '../learning/find-enrolment.ts'
import { isUuid } from '../no-course.ts'
import { textsOf } from '../records/taught.ts'
import type { TrainingDeps } from '../training.deps.ts'
import { type CourseClass, listClassesOfStudent, listClassStudents } from './class.store.ts'
import { getClass } from './class-owner.ts'
import { listStudentsOf } from './load-class.ts'
import { listSessions } from './session.store.ts'

/** LE-09: the students of a class for a spreadsheet. */
export async function getClassCsv(deps: TrainingDeps, caller: User, classId: string, locale: Locale) {
  return studentsCsv(await listStudentsOf(deps, await getClass(deps.db, caller, classId), locale), locale)
}

/** LE-09: the sessions of a class for a calendar, for those who teach it and for its students. It names no student. */
export async function getClassCalendar(
  { db, config }: TrainingDeps,
  caller: User,
  classId: string,
  locale: Locale,
): Promise<string> {
  const found = (await findAsStudent({ db }, caller, classId)) ?? (await getClass(db, caller, classId))
  const { t, formatList, formatNumber } = translatorFor(locale)
  const title = (await findCourse(db, found.packageId, locale))?.title ?? ''
  const sessions = await listSessions(db, [found.classId])
  const host = new URL(config.publicUrl).hostname
  return calendarFile(
    found.name,
    sessions.map((session) => ({
      uid: `${session.sessionId}@${host}`,
      sequence: session.version,
      changedAt: new Date(session.changedAt),
      begins: new Date(session.begins),
      ends: new Date(session.ends),
      summary: [
        found.name,
        t(`training-classes.kind.${session.kind}`),
        formatList(session.dives.map((one) => t('training-classes.dive', { number: formatNumber(one) }))),
        title,
      ]
        .filter(Boolean)
        .join(' · '),
      place: session.place,
      note: session.note,
    })),
  )
}

async function findAsStudent(
  { db }: Pick<TrainingDeps, 'db'>,
  { affiliateId }: User,
  classId: string,
): Promise<CourseClass | undefined> {
  if (!isUuid(classId)) throw new Problem('no-class-found', 404)
  const own = await listClassesOfStudent(db, affiliateId)
  return own.find((one) => one.classId === classId.toLowerCase())
}

const MOST_QUESTIONS = 10

/** LE-09: the questions that the students of a class missed most often. */
export async function listMissedQuestions(
  { db }: TrainingDeps,
  caller: User,
  classId: string,
): Promise<MissedQuestionsWire> {
  const found = await getClass(db, caller, classId)
  const students = await listClassStudents(db, [found.classId])
  const titles = new Map<string, string>()
  const texts = new Map<string, ReadonlyMap<string, string>>()
  const given = await Promise.all(
    students.map(async ({ affiliateId, enrolmentId }) => {
      const contentId = (await findEnrolment(db, affiliateId, enrolmentId))?.contentId
      const content = contentId ? await findContent(db, contentId) : undefined
      for (const { id, title } of content?.activities ?? []) titles.set(id, title)
      for (const question of content ? await findLessonQuestions(content) : [])
        texts.set(question.id, textsOf(question))
      return [...(await listAnswers(db, affiliateId, enrolmentId)).values()].flat()
    }),
  )
  return mostMissed(given, MOST_QUESTIONS).map((question) => ({
    ...question,
    section: titles.get(question.section ?? '') ?? question.section,
    right: texts.get(question.id)?.get(question.right ?? '') ?? question.right,
  }))
}
