import type { DiveLogWire, ResolverArgs } from '@fathom/contract/logbook'
import { DEFAULT_UNIT_SYSTEM, HIGHEST_FIRST_NUMBER } from '@fathom/domain/logbook'
import { isProfessional, type User } from '@fathom/domain/session'
import type { GraphContext, GraphPart, Resolvers } from '../../platform/module.ts'
import { Problem } from '../../platform/problem.ts'
import { readingLocale } from '../../platform/reading-locale.ts'
import { listLogCourses } from './course-dives.ts'
import { logbookChanges } from './feed/logbook-changes.ts'
import { lookUpInstructor } from './find-instructor.ts'
import { deleteGear, listGear } from './gear/gear.store.ts'
import { gearWireOf, saveGearItem } from './gear/save-gear-item.ts'
import type { LogbookDeps } from './logbook.deps.ts'
import { findFirstDiveNumber, findUnitSystem, saveFirstDiveNumber, saveUnitSystem } from './logbook.store.ts'
import { createLog } from './logs/create-log.ts'
import { deleteLog, listDeletedLogs, restoreLog } from './logs/delete-log.ts'
import { findLog } from './logs/dive-log.store.ts'
import { EARLIER_LOGS } from './logs/earlier-logs.ts'
import { listChanges, listSenderNames } from './logs/history.store.ts'
import { countFound, countLogs, listLogs } from './logs/log-list.store.ts'
import { logPage, MOST_LOGS } from './logs/log-page.ts'
import { countByFilter, diveNumbers, listMarks, totalBottomTime, totalsOf } from './logs/log-totals.store.ts'
import { updateLog, updateLogLists, withdrawLog } from './logs/update-log.ts'
import { UUID } from './logs/write-log.ts'
import { stateOfSeal } from './review/check-seal.ts'
import { diveCodeOf } from './review/dive-code.ts'
import { countWaiting, findSentLog, listReviewed, listWaiting } from './review/review.store.ts'
import { reviewLogs } from './review/review-logs.ts'
import { createSite } from './sites/create-site.ts'
import { placeSite } from './sites/place-site.ts'
import { listDivedSites, searchSites } from './sites/site.store.ts'

type Queries = Resolvers<ResolverArgs['Query']>
type Mutations = Resolvers<ResolverArgs['Mutation']>
type ReviewQuery = 'logsToReview' | 'logsToReviewCount' | 'reviewedLogs'
type Filter = ResolverArgs['Query']['diveLogCount']

const MOST_SITES = 50
const YEARS = { first: 1900, last: 2200 }

export function logbookResolvers(deps: LogbookDeps): GraphPart['resolvers'] {
  return {
    Query: queries(deps),
    Mutation: mutations(deps),
    DiveLog: fieldsOfLogs(deps),
    FieldChange: asJson,
    ...EARLIER_LOGS,
  }
}

const filterOf = ({ log_type, status, search }: Filter) => ({
  logType: log_type ?? null,
  status: status ?? null,
  search: search ?? null,
})

function queries(deps: LogbookDeps): Queries {
  const { db } = deps
  const byAffiliate =
    (find: (db: LogbookDeps['db'], affiliateId: number) => unknown) =>
    (_: unknown, __: unknown, { caller }: GraphContext) =>
      find(db, caller.affiliateId)
  return {
    unitSetting: byAffiliate((_, affiliateId) => unitSetting(deps, affiliateId)),
    logbookSetting: byAffiliate((_, affiliateId) => logbookSetting(deps, affiliateId)),
    gearItems: byAffiliate(async (_, affiliateId) => (await listGear(db, affiliateId)).map(gearWireOf)),
    deletedDiveLogs: (_, page, { caller }) => {
      const { limit, offset } = logPage(page)
      return listDeletedLogs(deps, caller, { limit, offset })
    },
    diveLogs: (_, args, { caller }) => listLogs(db, caller.affiliateId, logPage(args)),
    diveLogCount: (_, filter, { caller }) => countLogs(db, caller.affiliateId, filterOf(filter)),
    diveLogCounts: (_, { search = null }, { caller }) =>
      search?.trim()
        ? countFound(db, caller.affiliateId, filterOf({ search }))
        : countByFilter(db, caller.affiliateId),
    totalBottomTime: (_, { log_type }, { caller }) =>
      totalBottomTime(db, caller.affiliateId, log_type ?? null),
    diveLogTotals: byAffiliate(totalsOf),
    diveLogYear: (_, { year }, { caller }) =>
      year < YEARS.first || year > YEARS.last ? [] : listMarks(db, caller.affiliateId, year),
    diveNumbers: (_, { ids }, { caller }) => numbersOf(deps, caller, ids),
    logbookChanges: (_, args, { caller }) => logbookChanges(deps, caller, args),
    diveLog: (_, args, { caller }) => findReadable(deps, caller, args),
    lastDiveLog: byAffiliate(findLast),
    logCourses: (_, __, { caller, request }) => listCoursesFor(deps, caller, request),
    instructor: (_, args, { caller }) => lookUpInstructor(deps, caller, args.memsys_member_number),
    diveSites: (_, { name, limit }, { caller }) =>
      searchSites(db, caller.affiliateId, {
        text: name.slice(0, 200),
        limit: Math.min(Math.max(limit ?? 10, 0), MOST_SITES),
      }),
    divedSites: byAffiliate(listDivedSites),
    ...reviewQueries(deps),
  }
}

function reviewQueries(deps: LogbookDeps): Pick<Queries, ReviewQuery> {
  const { db } = deps
  const listed =
    (list: typeof listWaiting): Queries['logsToReview'] =>
    async (_, page, { caller }) => {
      if (!isProfessional(caller.affiliateType)) return []
      const { limit, offset } = logPage(page)
      const logs = await list(db, caller.affiliateId, { limit, offset })
      return withStudents(deps, logs)
    }
  return {
    logsToReview: listed(listWaiting),
    reviewedLogs: listed(listReviewed),
    logsToReviewCount: (_, __, { caller }) => countWaiting(db, caller.affiliateId),
  }
}

/** With the name under which the diver sent the log: it's the one that the instructor verifies (TS-15). */
async function withStudents({ db }: LogbookDeps, logs: readonly DiveLogWire[]) {
  const nameOf = await listSenderNames(db, logs)
  return logs.map((log) => ({ log, student_name: nameOf(log) }))
}

function mutations(deps: LogbookDeps): Mutations {
  return {
    upsertUnitSetting: async (_, { unit }, { caller }) => {
      await saveUnitSystem(deps.db, caller.affiliateId, unit)
      return unitSetting(deps, caller.affiliateId)
    },
    upsertLogbookSetting: async (_, { first_dive_number }, { caller }) => {
      if (first_dive_number < 1 || first_dive_number > HIGHEST_FIRST_NUMBER)
        throw new Problem('invalid-input', 400, {
          errors: [`first_dive_number: 1 to ${HIGHEST_FIRST_NUMBER}`],
        })
      await saveFirstDiveNumber(deps.db, caller.affiliateId, first_dive_number)
      return logbookSetting(deps, caller.affiliateId)
    },
    saveGearItem: (_, args, { caller }) => saveGearItem(deps, caller, args),
    deleteGearItem: (_, { id }, { caller }) =>
      UUID.test(id) ? deleteGear(deps.db, caller.affiliateId, id) : false,
    createTrainingLog: (_, args, { caller }) => createLog(deps, caller, { ...args, logType: 'Training' }),
    updateTrainingLog: (_, args, { caller }) => updateLog(deps, caller, { ...args, logType: 'Training' }),
    deleteTrainingLog: (_, args, { caller }) => deleteLog(deps, caller, { ...args, logType: 'Training' }),
    withdrawTrainingLog: (_, args, { caller }) => withdrawLog(deps, caller, { ...args, logType: 'Training' }),
    createRecreationalLog: (_, args, { caller }) =>
      createLog(deps, caller, { ...args, logType: 'Recreational' }),
    updateRecreationalLog: (_, args, { caller }) =>
      updateLog(deps, caller, { ...args, logType: 'Recreational' }),
    deleteRecreationalLog: (_, args, { caller }) =>
      deleteLog(deps, caller, { ...args, logType: 'Recreational' }),
    updateLogLists: (_, { logs }, { caller }) => updateLogLists(deps, caller, logs),
    restoreDiveLog: (_, { id }, { caller }) => restoreLog(deps, caller, id),
    createDiveSite: (_, { input }, { caller }) => createSite(deps, caller, input),
    placeDiveSite: (_, args, { caller }) => placeSite(deps, caller, args),
    verifyLogs: (_, { logs }, { caller }) => reviewLogs(deps, caller, logs, { action: 'verify' }),
    returnLogs: (_, { logs, reason }, { caller }) =>
      reviewLogs(deps, caller, logs, { action: 'return', reason }),
  }
}

/** Fields that are resolved only when requested. */
function fieldsOfLogs(deps: LogbookDeps) {
  const { db, secrets } = deps
  return {
    code: (log: DiveLogWire) => diveCodeOf(deps, log),
    seal: (log: DiveLogWire) => stateOfSeal(db, secrets, log),
    dive_number: async (log: DiveLogWire) =>
      log.status === 'Draft'
        ? null
        : ((await diveNumbers(db, log.affiliate_id, [log.id])).get(log.id) ?? null),
    history: (log: DiveLogWire) => listChanges(db, log.affiliate_id, log.id),
  }
}

const asJson = {
  before: ({ before }: { before: unknown }) => JSON.stringify(before ?? null),
  after: ({ after }: { after: unknown }) => JSON.stringify(after ?? null),
}

async function numbersOf({ db }: LogbookDeps, caller: User, ids: readonly string[]) {
  if (ids.length > MOST_LOGS)
    throw new Problem('invalid-input', 400, { errors: [`ids: at most ${MOST_LOGS}`] })
  const known = ids.filter((id) => UUID.test(id))
  const numbers = await diveNumbers(db, caller.affiliateId, known)
  return [...numbers].map(([id, number]) => ({ id, number }))
}

async function listCoursesFor({ db }: LogbookDeps, caller: User, { headers }: GraphContext['request']) {
  const courses = await listLogCourses(db, readingLocale(headers.get('accept-language'), caller))
  return courses.map(({ isConfinedWater, ...course }) => ({ ...course, confined_water: isConfinedWater }))
}

const logbookSetting = async ({ db }: LogbookDeps, affiliateId: number) => ({
  first_dive_number: await findFirstDiveNumber(db, affiliateId),
})

async function unitSetting({ db }: LogbookDeps, affiliateId: number) {
  const unit = (await findUnitSystem(db, affiliateId)) ?? DEFAULT_UNIT_SYSTEM
  return { affiliate_id: affiliateId, unit }
}

/** The caller's own log, or one that was sent to them. Knowing another diver's id gives no access. */
async function findReadable(
  { db }: LogbookDeps,
  caller: User,
  { id, affiliate_id }: { id: string; affiliate_id?: number | null },
): Promise<DiveLogWire | null> {
  if (!UUID.test(id)) return null
  const owner = affiliate_id ?? caller.affiliateId
  const found =
    owner === caller.affiliateId
      ? await findLog(db, owner, id)
      : await findSentLog(db, caller.affiliateId, { affiliateId: owner, id })
  return found ?? null
}

async function findLast(db: LogbookDeps['db'], affiliateId: number): Promise<DiveLogWire | null> {
  const [row] = await db.query<{ doc: DiveLogWire }>(
    `select doc from dive_log where affiliate_id = $1 and deleted_at is null and status <> 'Draft'
     order by sort_date desc, start_order desc, id desc limit 1`,
    [affiliateId],
  )
  return row?.doc ?? null
}
