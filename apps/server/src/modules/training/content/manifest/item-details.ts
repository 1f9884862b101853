import { minutesOf, type PackageActivity } from '@fathom/domain/training/content'
import { numberIn } from './outline.ts'
import { childrenOf, findChild, textOf, type Xml } from './xml.ts'

type Details = Pick<
  PackageActivity,
  | 'masteryScore'
  | 'minutes'
  | 'launchData'
  | 'prerequisites'
  | 'timeLimit'
  | 'timeLimitAction'
  | 'completionThreshold'
  | 'objectives'
>

const MOST_OBJECTIVES = 100

/** What an item passes to its runtime, in the notation of SCORM 1.2 and of 2004. */
export function itemDetails(item: Xml, { measure, limit, objectives }: SequencingDetails): Details {
  const said = (name: string) => textOf(findChild(item, name)) ?? null
  return {
    masteryScore: masteryOf(item) ?? measure ?? null,
    minutes: learningTime(item),
    launchData: findChild(item, 'datafromlms')?.text || null,
    prerequisites: said('prerequisites'),
    timeLimit: said('maxtimeallowed') ?? limit ?? null,
    timeLimitAction: said('timelimitaction'),
    completionThreshold: thresholdOf(findChild(item, 'completionthreshold')),
    ...(objectives ? { objectives } : {}),
  }
}

type SequencingDetails = {
  measure?: number | null
  limit?: string | undefined
  objectives?: string[] | undefined
}

/**
 * The rules of an item, with those that it shares with others. Shared ones are read once, however many items
 * name them.
 */
export function createSequencing(collection: readonly Xml[]): (item: Xml) => SequencingDetails {
  const shared = new Map(collection.toReversed().map((rules) => [rules.attributes.id, rules]))
  const known = new Map<Xml, SequencingDetails>()
  const detailsOf = (rules: Xml): SequencingDetails => {
    const details = known.get(rules) ?? sequencingDetails(rules)
    known.set(rules, details)
    return details
  }
  return (item) => {
    const rules = findChild(item, 'sequencing')
    if (!rules) return {}
    const own = sequencingDetails(rules)
    const { idref } = rules.attributes
    const others = idref ? shared.get(idref) : undefined
    if (!others) return own
    const { measure, limit, objectives } = detailsOf(others)
    return {
      measure: own.measure ?? measure ?? null,
      limit: own.limit ?? limit,
      objectives: own.objectives ?? objectives,
    }
  }
}

const sequencingDetails = (sequencing: Xml): SequencingDetails => ({
  measure: measureOf(sequencing),
  limit: findChild(sequencing, 'limitconditions')?.attributes.attemptabsolutedurationlimit,
  objectives: objectivesOf(sequencing),
})

function objectivesOf(sequencing: Xml): string[] | undefined {
  const listed = findChild(sequencing, 'objectives')?.children ?? []
  const objectives = listed
    .flatMap(({ attributes }) => attributes.objectiveid ?? [])
    .slice(0, MOST_OBJECTIVES)
  return objectives.length > 0 ? [...new Set(objectives)] : undefined
}

/** SCORM 1.2 scores go up to 100; a number below 1 was meant as a fraction. */
function masteryOf(item: Xml): number | null {
  const score = numberIn(textOf(findChild(item, 'masteryscore')), 0, 100)
  if (score === null) return null
  return score > 0 && score < 1 ? score : score / 100
}

/** SCORM 2004 passes by measure only if declared; without a number, the full score is required. */
function measureOf(sequencing: Xml): number | null {
  const objective = findChild(sequencing, 'objectives', 'primaryobjective')
  if (objective?.attributes.satisfiedbymeasure?.toLowerCase() !== 'true') return null
  const measure = textOf(findChild(objective, 'minnormalizedmeasure'))
  return measure === undefined ? 1 : numberIn(measure, 0, 1)
}

/** The 4th edition uses attributes, the 3rd a number. */
function thresholdOf(element: Xml | undefined): number | null {
  if (!element) return null
  const { completedbymeasure, minprogressmeasure } = element.attributes
  if (completedbymeasure?.toLowerCase() === 'false') return null
  const isByMeasure = completedbymeasure?.toLowerCase() === 'true'
  return numberIn(minprogressmeasure ?? textOf(element), 0, 1) ?? (isByMeasure ? 1 : null)
}

function learningTime(item: Xml): number | null {
  const lom = findChild(item, 'metadata', 'lom') ?? findChild(item, 'metadata', 'record')
  const time = findChild(lom, 'educational', 'typicallearningtime')
  const spellings = ['duration', 'datetime'].flatMap((name) => childrenOf(time, name))
  return minutesOf(textOf(spellings[0]) ?? textOf(time))
}
