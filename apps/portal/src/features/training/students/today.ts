import type { StudentsWire } from '@fathom/contract/training'
import type { ClassesWire, ClassSessionWire } from '@fathom/contract/training/classes'
import { isToday } from '../center/counter.queries.ts'
import { upcoming } from '../classes/my-classes.queries.ts'
import { type Place, placesOf } from './class-list.ts'

/** A session of today with its students. */
export type TodaysSession = Pick<ClassesWire[number], 'classId' | 'name' | 'students'> & {
  session: ClassSessionWire
  places: readonly Place[]
}

/** SN-01: in the order of time. */
export function todaysSessions(classes: ClassesWire, students: StudentsWire, now: Date): TodaysSession[] {
  const placeOf = new Map(placesOf(students).map((place) => [place.course.enrolmentId, place]))
  return classes
    .filter(({ closedAt }) => closedAt === null)
    .flatMap(({ sessions, enrolmentIds = [], classId, name, students: count }) =>
      sessions
        .filter((session) => isToday(session, now))
        .map((session) => ({
          ...{ classId, name, students: count, session },
          places: enrolmentIds.flatMap((id) => placeOf.get(id) ?? []),
        })),
    )
    .sort((one, other) => (one.session.begins < other.session.begins ? -1 : 1))
}

/** The session that comes next, of any class. */
export function nextSession(
  classes: ClassesWire,
  now: Date,
): { classId: string; session: ClassSessionWire } | undefined {
  const [next] = classes
    .filter(({ closedAt }) => closedAt === null)
    .flatMap(({ classId, sessions }) => upcoming(sessions, now).map((session) => ({ classId, session })))
    .sort((one, other) => (one.session.begins < other.session.begins ? -1 : 1))
  return next
}

/** TS-04: whom a form keeps out of the water; theory needs none. */
export const keptOut = ({ session, places }: TodaysSession): Place[] =>
  session.kind === 'theory' ? [] : places.filter(({ course }) => course.formsInTheWay.length > 0)

export type HelpToday = { place: Place; session: ClassSessionWire }

/**
 * Who needs help today: first those whom a form keeps out of the water, then those who are stuck, each before their
 * next session. What is over needs no help any more.
 */
export function needHelpToday(sessions: readonly TodaysSession[], now: Date): HelpToday[] {
  const ahead = sessions.filter(({ session }) => session.ends > now.toISOString())
  const of = (choose: (one: TodaysSession) => readonly Place[]) =>
    ahead.flatMap((one) => choose(one).map((place) => ({ place, session: one.session })))
  const all = [...of(keptOut), ...of(({ places }) => places.filter(({ course }) => course.state === 'stuck'))]
  const isFirst = ({ place }: HelpToday, at: number) => all.findIndex((one) => one.place === place) === at
  return all.filter(isFirst)
}
