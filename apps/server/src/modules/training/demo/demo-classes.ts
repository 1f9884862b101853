import type { Mark } from '@fathom/domain/training/classes'
import type { Queryable } from '../../../platform/database/index.ts'
import { insertClass, setStudents } from '../classes/class.store.ts'
import { markAnnounced } from '../classes/class-news.store.ts'
import { type ClassSession, saveMarks, saveSession } from '../classes/session.store.ts'
import { NITROX, OPEN_WATER } from './demo-catalogue.ts'

const KAI = { memberNumber: 500001, affiliateId: 200001, storeNumber: 7001 }
const DAY_MS = 86_400_000

const idOf = (kind: 'a' | 'b', number: number) =>
  `01920000-0000-7000-${kind}900-${String(number).padStart(12, '0')}`

type DemoSession = Pick<ClassSession, 'kind' | 'startsAt' | 'endsAt' | 'place' | 'note' | 'dives'> & {
  /** From today. */
  day: number
  /** By affiliate id. */
  marks?: Readonly<Record<number, Mark>>
}
type DemoClass = {
  packageId: string
  name: string
  students: readonly number[]
  sessions: readonly DemoSession[]
}

const [INES, MILO, NOURA, WEI] = [100002, 100006, 100008, 100007]
const POOL = 'Reef Hotel pool, Naama Bay'

const DEMO_CLASSES: readonly DemoClass[] = [
  {
    packageId: OPEN_WATER,
    name: 'Open Water, weekend group',
    students: [INES, MILO, NOURA],
    sessions: [
      {
        ...{
          kind: 'theory',
          day: -5,
          startsAt: '18:00',
          endsAt: '20:00',
          place: 'Harbour Divers, classroom',
        },
        ...{ note: '', dives: [] },
        marks: { [INES]: 'present', [MILO]: 'absent', [NOURA]: 'present' },
      },
      {
        ...{
          kind: 'pool',
          day: -2,
          startsAt: '09:00',
          endsAt: '12:30',
          place: POOL,
          note: '',
          dives: [1, 2],
        },
        marks: { [INES]: 'present', [NOURA]: 'present' },
      },
      {
        ...{ kind: 'pool', day: 3, startsAt: '09:00', endsAt: '13:00', place: POOL, dives: [3, 4, 5] },
        note: 'Bring a towel and something warm for the break.',
      },
      {
        ...{ kind: 'open-water', day: 10, startsAt: '08:30', endsAt: '13:30', place: 'Ras Mohammed jetty' },
        ...{ note: 'Two dives. Breakfast on the boat.', dives: [1, 2] },
      },
      {
        ...{ kind: 'open-water', day: 11, startsAt: '08:30', endsAt: '13:30', place: 'Ras Mohammed jetty' },
        ...{ note: '', dives: [3, 4] },
      },
    ],
  },
  {
    packageId: NITROX,
    name: 'Nitrox evening',
    students: [WEI],
    sessions: [
      {
        ...{ kind: 'theory', day: 4, startsAt: '19:00', endsAt: '20:30', place: 'Harbour Divers, classroom' },
        ...{ note: 'We analyze gas together.', dives: [] },
      },
    ],
  },
]

/** LE-09: two classes of the demo instructor. Once all their sessions are over, they begin anew. */
export async function renewDemoClasses(tx: Queryable, now: Date): Promise<void> {
  for (const [at, one] of DEMO_CLASSES.entries()) {
    const classId = idOf('a', at + 1)
    const { packageId, name } = one
    const { memberNumber, storeNumber, affiliateId } = KAI
    const added = { classId, packageId, name, memberNumber, storeNumber }
    if (await insertClass(tx, added, { by: affiliateId, at: now })) await fillClass(tx, classId, at, one, now)
    else await moveOn(tx, classId, one, now)
    await markAnnounced(tx, classId, now)
  }
}

async function fillClass(
  tx: Queryable,
  classId: string,
  at: number,
  one: DemoClass,
  now: Date,
): Promise<void> {
  const enrolled = await tx.query<{ id: string; affiliate_id: string }>(
    `select id, affiliate_id from enrolment
     where affiliate_id = any($1::bigint[]) and package_id = $2 and ended_at is null`,
    [one.students, one.packageId],
  )
  await setStudents(
    tx,
    classId,
    enrolled.map(({ id }) => id),
    now,
  )
  for (const [number, { day, marks = {}, ...session }] of one.sessions.entries()) {
    const sessionId = idOf('b', at * 100 + number + 1)
    const date = new Date(now.getTime() + day * DAY_MS).toISOString().slice(0, 10)
    await saveSession(tx, { ...session, classId, sessionId, date, timeZone: 'Africa/Cairo' }, now)
    const marked = enrolled.flatMap(({ id, affiliate_id }) => {
      const mark = marks[Number(affiliate_id)]
      return mark ? [{ enrolmentId: id, affiliateId: Number(affiliate_id), mark }] : []
    })
    await saveMarks(tx, { classId, sessionId }, marked, { by: KAI.affiliateId, at: now })
  }
}

/** All sessions move by the same number of days, so that the first one to come is as far away as on the first day. */
async function moveOn(tx: Queryable, classId: string, { sessions }: DemoClass, now: Date): Promise<void> {
  const last = Math.max(...sessions.map(({ day }) => day))
  await tx.query(
    `update class_session s set day = s.day + ($2::date + $3::int - l.last), version = s.version + 1, changed_at = $4
     from (select max(day) as last from class_session where class_id = $1 and deleted_at is null) l
     where s.class_id = $1 and l.last < $2::date`,
    [classId, now.toISOString().slice(0, 10), last, now],
  )
}
