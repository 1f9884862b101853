import type { AgeRowWire, FigureRowWire, FiguresWire, TodayWire } from '@fathom/contract/office'
import {
  AGE_BANDS,
  ageBandOf,
  dayBefore,
  FIGURES,
  type FigurePeriod,
  type FigureStep,
  stepAfter,
  stepsOf,
  TODAYS_FIGURES,
} from '@fathom/domain/office'
import { csvOf } from '@fathom/domain/references'
import { type CountedPeriod, countPeopleByStep, type Queryable } from '../../../platform/database/index.ts'
import { countSignUps } from '../../account/index.ts'
import { countAges, countSubmitted } from '../../applications/index.ts'
import { countCards } from '../../certifications/index.ts'
import { peopleWhoLogged } from '../../logbook/index.ts'
import { peopleSignedIn } from '../../session/index.ts'
import { countCompletions, countEnrolments } from '../../training/index.ts'
import type { OfficeDeps } from '../office.deps.ts'

/** Each area counts its own. */
const COUNTS = {
  signUps: countSignUps,
  enrolments: countEnrolments,
  completions: countCompletions,
  cards: countCards,
  activeDivers: (db: Queryable, period: CountedPeriod<FigureStep>) =>
    countPeopleByStep(db, period, [peopleSignedIn, peopleWhoLogged]),
}

const DAY_MS = 86_400_000
const dayOf = (date: Date) => date.toISOString().slice(0, 10)

type Deps = Pick<OfficeDeps, 'db' | 'clock'>

export async function readFigures(deps: Deps, period: FigurePeriod): Promise<FiguresWire> {
  const [rows, applications] = await Promise.all([rowsOf(deps, period), readAges(deps)])
  return { step: period.step, rows, applications }
}

async function rowsOf({ db }: Pick<Deps, 'db'>, period: FigurePeriod): Promise<FigureRowWire[]> {
  const { step } = period
  const starts = stepsOf(period)
  const [from = period.from] = starts
  const counted = { step, from, before: stepAfter(starts.at(-1) ?? from, step) }
  const counts = await Promise.all(FIGURES.map((figure) => COUNTS[figure](db, counted)))
  return starts.map((start) => ({
    from: start,
    to: dayBefore(stepAfter(start, step)),
    counts: Object.fromEntries(
      FIGURES.map((figure, at) => [figure, counts[at]?.get(start) ?? 0]),
    ) as FigureRowWire['counts'],
  }))
}

async function readAges({ db, clock }: Deps): Promise<AgeRowWire[]> {
  const bands = AGE_BANDS.map((band) => ({ ...band, applications: 0 }))
  for (const { days, applications } of await countAges(db, clock.now())) {
    const band = bands[ageBandOf(days)]
    if (band) band.applications += applications
  }
  return bands
}

const TODAYS_COUNTS = { ...COUNTS, applications: countSubmitted }

/** What came in since midnight, UTC. */
export async function readToday({ db, clock }: Deps): Promise<TodayWire> {
  const now = clock.now()
  const [from, before] = [dayOf(now), dayOf(new Date(now.getTime() + DAY_MS))]
  const counts = await Promise.all(
    TODAYS_FIGURES.map((figure) => TODAYS_COUNTS[figure](db, { step: 'day', from, before })),
  )
  return Object.fromEntries(
    TODAYS_FIGURES.map((figure, at) => [figure, counts[at]?.get(from) ?? 0]),
  ) as TodayWire
}

/** The names of the API, whatever the language of its reader. */
export const exportFigures = async (deps: Deps, period: FigurePeriod): Promise<string> =>
  csvOf([
    ['from', 'to', ...FIGURES],
    ...(await rowsOf(deps, period)).map(({ from, to, counts }) => [
      from,
      to,
      ...FIGURES.map((figure) => String(counts[figure])),
    ]),
  ])

export const exportAges = async (deps: Deps): Promise<string> =>
  csvOf([
    ['fromDays', 'toDays', 'applications'],
    ...(await readAges(deps)).map(({ from, to, applications }) => [
      String(from),
      to === null ? '' : String(to),
      String(applications),
    ]),
  ])
