import type { NewNotification } from '@fathom/domain/notifications'
import type { User } from '@fathom/domain/session'
import { sessionNews } from '@fathom/domain/training/classes'
import { DEFAULT_LOCALE } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import { findParticipant, findRecordedParticipant } from '../../references/index.ts'
import { findCourse } from '../catalogue/course.store.ts'
import type { TrainingDeps } from '../training.deps.ts'
import { listClassStudents } from './class.store.ts'
import {
  type ClassToTell,
  listAnnouncedStudents,
  listSessionsToTell,
  lockClassToTell,
  markAnnounced,
  saveChangedAt,
} from './class-news.store.ts'
import { isInstructorOf } from './class-owner.ts'

export const CLASS_NEWS_JOB = 'class-news'

/** By then a person who plans several sessions, or undoes a mistake, is done. */
const QUIET_MS = 120_000

/** Notes a change of a class in its transaction. Students and the instructor are told when no other follows. */
export async function classChanged(
  { jobs, clock }: Pick<TrainingDeps, 'jobs' | 'clock'>,
  tx: Queryable,
  caller: User,
  { classId, memberNumber }: { classId: string; memberNumber: number },
): Promise<void> {
  const at = clock.now()
  await saveChangedAt(tx, classId, { at, isByInstructor: await isInstructorOf(tx, caller, memberNumber) })
  const startAfter = new Date(at.getTime() + QUIET_MS)
  await jobs.send(tx, CLASS_NEWS_JOB, { classId, changedAt: at.toISOString() }, { startAfter })
}

type Deps = Pick<TrainingDeps, 'db' | 'clock' | 'notify' | 'findPerson'>

/** LE-09: one notification for each person about everything that changed since the last one. */
export async function notifyOfClassNews(
  deps: Deps,
  { classId, changedAt }: { classId: string; changedAt: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const found = await lockClassToTell(tx, classId)
    // A later change has its own job.
    if (!found || found.changedAt !== changedAt) return
    const announced = await listAnnouncedStudents(tx, classId)
    const changes = await listChanges(tx, classId, deps.clock.now())
    await markAnnounced(tx, classId, deps.clock.now())
    if (found.isClosed) return
    const news = await instructorNews(deps, tx, classId, found)
    for (const { enrolmentId, affiliateId } of await listClassStudents(tx, [classId])) {
      const isNew = !announced.has(enrolmentId)
      const one = isNew ? await joined(deps, tx, found, affiliateId) : changesText(found, changes)
      if (one) news.push({ affiliateId, one: { ...one, url: `/training/course/${found.packageId}` } })
    }
    // In the order of their ids, as `Notify` asks.
    for (const { affiliateId, one } of news.sort((a, b) => a.affiliateId - b.affiliateId))
      await deps.notify(tx, affiliateId, { ...one, subject: `class:${classId}` })
  })
}

type Change = {
  kind: string
  news: 'added' | 'moved' | 'canceled'
  date: string
  startsAt: string
  timeZone: string
}

async function listChanges(tx: Queryable, classId: string, now: Date): Promise<Change[]> {
  return (await listSessionsToTell(tx, classId)).flatMap(({ kind, announced, current }) => {
    const news = sessionNews(announced, current, now)
    const shown = current ?? announced
    if (!news || !shown) return []
    const { date, startsAt, timeZone } = shown
    return [{ kind, news, date, startsAt, timeZone }]
  })
}

type WithoutUrl<N> = N extends unknown ? Omit<N, 'url'> : never
type News = WithoutUrl<NewNotification>

function changesText({ name }: ClassToTell, changes: readonly Change[]): News | undefined {
  const [only] = changes
  if (!only) return undefined
  const count = (wanted: Change['news']) => changes.filter(({ news }) => news === wanted).length
  if (changes.length > 1)
    return {
      kind: 'sessions-changed',
      values: { class: name, added: count('added'), moved: count('moved'), canceled: count('canceled') },
    }
  return {
    kind: `session-${only.news}`,
    // A time without a zone stays as it is at the place.
    values: {
      ...{ class: name, session: only.kind, date: only.date, zone: only.timeZone },
      time: `2000-01-01T${only.startsAt}`,
    },
  }
}

async function courseFor(deps: Deps, tx: Queryable, packageId: string, affiliateId: number): Promise<string> {
  const { language = DEFAULT_LOCALE } = (await deps.findPerson(affiliateId)) ?? {}
  return (await findCourse(tx, packageId, language))?.title ?? ''
}

async function joined(deps: Deps, tx: Queryable, found: ClassToTell, affiliateId: number): Promise<News> {
  const course = await courseFor(deps, tx, found.packageId, affiliateId)
  return { kind: 'class-joined', values: { class: found.name, course } }
}

/** What the dive center did with the class of an instructor; what the instructor did is no news to them. */
async function instructorNews(
  deps: Deps,
  tx: Queryable,
  classId: string,
  found: ClassToTell,
): Promise<{ affiliateId: number; one: NewNotification }[]> {
  const { memberNumber, announcedMemberNumber, storeNumber } = found
  const isGiven = memberNumber !== announcedMemberNumber
  if (!isGiven && !found.isChangedByCenter) return []
  const own = await findParticipant(tx, 'member', memberNumber)
  const center =
    (storeNumber !== null && (await findRecordedParticipant(tx, 'store', storeNumber))?.name) || ''
  const before =
    announcedMemberNumber === null ? undefined : await findParticipant(tx, 'member', announcedMemberNumber)
  const news: { affiliateId: number; one: NewNotification }[] = []
  if (own) {
    const affiliateId = Number(own.affiliate_id)
    const url = `/training/classes/${classId}`
    const course = await courseFor(deps, tx, found.packageId, affiliateId)
    const one: NewNotification = isGiven
      ? { kind: 'class-assigned', values: { class: found.name, course, center }, url }
      : { kind: 'class-edited', values: { class: found.name, center }, url }
    news.push({ affiliateId, one })
  }
  if (isGiven && before)
    news.push({
      affiliateId: Number(before.affiliate_id),
      one: {
        kind: 'class-reassigned',
        values: { class: found.name, instructor: own?.name ?? '', center },
        url: '/training/classes',
      },
    })
  return news
}
