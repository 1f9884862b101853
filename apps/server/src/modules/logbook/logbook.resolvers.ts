import type {
  Direction,
  DiveLogWire,
  DiveSiteInput,
  LogOrder,
  RecreationalLogInput,
  ReviewTarget,
  TrainingLogInput,
  Unit,
} from '@fathom/contract/logbook'
import { DEFAULT_UNIT_SYSTEM, type LogStatus, type LogType } from '@fathom/domain/logbook'
import { isProfessional, type User } from '@fathom/domain/session'
import type { GraphContext, GraphPart } from '../../platform/module.ts'
import { Problem } from '../../platform/problem.ts'
import { lookUpInstructor } from './find-instructor.ts'
import type { LogbookDeps } from './logbook.deps.ts'
import { findUnitSystem, saveUnitSystem } from './logbook.store.ts'
import { createLog } from './logs/create-log.ts'
import { deleteLog, restoreLog } from './logs/delete-log.ts'
import { findLog } from './logs/dive-log.store.ts'
import { listChanges } from './logs/history.store.ts'
import { countFound, countLogs, listLogs } from './logs/log-list.store.ts'
import { logPage, MOST_LOGS } from './logs/log-page.ts'
import { countByFilter, diveNumbers, listMarks, totalBottomTime, totalsOf } from './logs/log-totals.store.ts'
import { updateLog, withdrawLog } from './logs/update-log.ts'
import { UUID } from './logs/write-log.ts'
import { stateOfSeal } from './review/check-seal.ts'
import { countWaiting, findSentLog, listReviewed, listWaiting } from './review/review.store.ts'
import { reviewLogs } from './review/review-logs.ts'
import { createSite } from './sites/create-site.ts'
import { searchSites } from './sites/site.store.ts'

type Asked<Args> = (_: unknown, args: Args, context: GraphContext) => unknown
type Filter = { log_type?: LogType | null; status?: LogStatus | null; search?: string | null }
type Page = { limit?: number | null; offset?: number | null }

const MOST_SITES = 50
const YEARS = { first: 1900, last: 2200 }

export function logbookResolvers(deps: LogbookDeps): GraphPart['resolvers'] {
  return {
    Query: queries(deps),
    Mutation: mutations(deps),
    DiveLog: fieldsOfLogs(deps),
    FieldChange: asJson,
  }
}

const filterOf = ({ log_type, status, search }: Filter) => ({
  logType: log_type ?? null,
  status: status ?? null,
  search: search ?? null,
})

function queries(deps: LogbookDeps) {
  const { db } = deps
  const diveLogs: Asked<Filter & Page & { order_by?: LogOrder | null; direction?: Direction | null }> = (
    _,
    args,
    { caller },
  ) => listLogs(db, caller.affiliateId, logPage(args))
  const diveLogCount: Asked<Filter> = (_, filter, { caller }) =>
    countLogs(db, caller.affiliateId, filterOf(filter))
  const byAffiliate =
    (ask: (db: LogbookDeps['db'], affiliateId: number) => unknown): Asked<unknown> =>
    (_, __, { caller }) =>
      ask(db, caller.affiliateId)
  return {
    unitSetting: byAffiliate((_, affiliateId) => unitSetting(deps, affiliateId)),
    diveLogs,
    diveLogCount,
    diveLogCounts: ((_, { search }, { caller }) =>
      search?.trim()
        ? countFound(db, caller.affiliateId, filterOf({ search }))
        : countByFilter(db, caller.affiliateId)) as Asked<Filter>,
    totalBottomTime: ((_, { log_type }, { caller }) =>
      totalBottomTime(db, caller.affiliateId, log_type ?? null)) as Asked<Filter>,
    diveLogTotals: byAffiliate(totalsOf),
    diveLogYear: ((_, { year }, { caller }) =>
      year < YEARS.first || year > YEARS.last ? [] : listMarks(db, caller.affiliateId, year)) as Asked<{
      year: number
    }>,
    diveNumbers: ((_, { ids }, { caller }) => numbersOf(deps, caller, ids)) as Asked<{ ids: string[] }>,
    diveLog: ((_, args, { caller }) => findReadable(deps, caller, args)) as Asked<{
      id: string
      affiliate_id?: number | null
    }>,
    lastDiveLog: byAffiliate(findLast),
    instructor: ((_, args, { caller }) =>
      lookUpInstructor(deps, caller, args.memsys_member_number)) as Asked<{ memsys_member_number: number }>,
    diveSites: ((_, { name, limit }, { caller }) =>
      searchSites(db, caller.affiliateId, {
        text: name.slice(0, 200),
        limit: Math.min(Math.max(limit ?? 10, 0), MOST_SITES),
      })) as Asked<{ name: string; limit?: number | null }>,
    ...reviewQueries(deps),
  }
}

function reviewQueries(deps: LogbookDeps) {
  const { db } = deps
  const listed =
    (list: typeof listWaiting): Asked<Page> =>
    async (_, page, { caller }) => {
      if (!isProfessional(caller.affiliateType)) return []
      const { limit, offset } = logPage(page)
      const logs = await list(db, caller.affiliateId, { limit, offset })
      return withStudents(deps, logs)
    }
  return {
    logsToReview: listed(listWaiting),
    reviewedLogs: listed(listReviewed),
    logsToReviewCount: ((_, __, { caller }) => countWaiting(db, caller.affiliateId)) as Asked<unknown>,
  }
}

async function withStudents({ findPerson }: LogbookDeps, logs: readonly DiveLogWire[]) {
  const ids = [...new Set(logs.map(({ affiliate_id }) => affiliate_id))]
  const people = await Promise.all(ids.map((id) => findPerson(id)))
  const names = new Map(
    ids.map((id, at) => [id, `${people[at]?.givenName ?? ''} ${people[at]?.familyName ?? ''}`.trim()]),
  )
  return logs.map((log) => ({ log, student_name: names.get(log.affiliate_id) ?? '' }))
}

function mutations(deps: LogbookDeps) {
  type Change<Input> = { id: string; version?: number | null; input: Input }
  const ofType = <Input extends TrainingLogInput | RecreationalLogInput>(logType: LogType) => ({
    create: ((_, { id, input }, { caller }) => createLog(deps, caller, { id, logType, input })) as Asked<
      Change<Input>
    >,
    update: ((_, { id, version, input }, { caller }) =>
      updateLog(deps, caller, { id, version, logType, input })) as Asked<Change<Input>>,
    delete: ((_, { id, version }, { caller }) => deleteLog(deps, caller, { id, version, logType })) as Asked<
      Omit<Change<Input>, 'input'>
    >,
  })
  const training = ofType<TrainingLogInput>('Training')
  const recreational = ofType<RecreationalLogInput>('Recreational')
  return {
    upsertUnitSetting: (async (_, { unit }, { caller }) => {
      await saveUnitSystem(deps.db, caller.affiliateId, unit)
      return unitSetting(deps, caller.affiliateId)
    }) as Asked<{ unit: Unit }>,
    createTrainingLog: training.create,
    updateTrainingLog: training.update,
    deleteTrainingLog: training.delete,
    withdrawTrainingLog: ((_, { id, version }, { caller }) =>
      withdrawLog(deps, caller, { id, version, logType: 'Training' })) as Asked<{
      id: string
      version?: number | null
    }>,
    createRecreationalLog: recreational.create,
    updateRecreationalLog: recreational.update,
    deleteRecreationalLog: recreational.delete,
    restoreDiveLog: ((_, { id }, { caller }) => restoreLog(deps, caller, id)) as Asked<{ id: string }>,
    createDiveSite: ((_, { input }, { caller }) => createSite(deps, caller, input)) as Asked<{
      input: DiveSiteInput
    }>,
    verifyLogs: ((_, { logs }, { caller }) => reviewLogs(deps, caller, logs, { action: 'verify' })) as Asked<{
      logs: ReviewTarget[]
    }>,
    returnLogs: ((_, { logs, reason }, { caller }) =>
      reviewLogs(deps, caller, logs, { action: 'return', reason })) as Asked<{
      logs: ReviewTarget[]
      reason: string
    }>,
  }
}

/** Fields that are resolved only when requested. */
function fieldsOfLogs({ db, secrets }: LogbookDeps) {
  return {
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
     order by sort_date desc, id desc limit 1`,
    [affiliateId],
  )
  return row?.doc ?? null
}
