import { launchAddressOf, MOVE_ON, type PackageActivity } from '@fathom/domain/training/content'
import { PackageProblem } from '../import/package-problem.ts'
import { launchHref } from './launch-href.ts'
import { type FindFile, MOST_ACTIVITIES, NO_DETAILS, numberIn, type Outline, titleOf } from './outline.ts'
import { childrenOf, findChild, textOf, type Xml } from './xml.ts'

/** The outline of a `cmi5.xml`, with titles in the course's language if there are several. */
export function readCmi5(structure: Xml, culture: string, findFile: FindFile): Outline {
  if (structure.name !== 'coursestructure') throw new PackageProblem('package-manifest-broken')
  const activities: PackageActivity[] = []
  const checkId = cmi5Ids()
  const course = findChild(structure, 'course')
  if (course) checkId(course.attributes.id)
  for (const objective of objectivesIn(structure)) checkId(objective.attributes.id)
  const walk = (parent: Xml, parentId: string | null) => {
    for (const element of parent.children) {
      if (element.name !== 'au' && element.name !== 'block') continue
      if (activities.length >= MOST_ACTIVITIES) throw new PackageProblem('package-too-many-activities')
      const id = checkId(element.attributes.id)
      const title = titleOf(textIn(culture, findChild(element, 'title')), id)
      const details = element.name === 'au' ? unitDetails(element, findFile) : {}
      activities.push({ ...NO_DETAILS, ...details, id, title, parentId })
      if (element.name === 'block') walk(element, id)
    }
  }
  walk(structure, null)
  const title = titleOf(textIn(culture, findChild(structure, 'course', 'title')), course?.attributes.id ?? '')
  return { standard: 'cmi5', title, activities }
}

function unitDetails(unit: Xml, findFile: FindFile) {
  const href = findChild(unit, 'url')?.text.trim() ?? ''
  if (!href) throw new PackageProblem('package-launch-missing', unit.attributes.id)
  checkQuery(href)
  const moveOn = MOVE_ON.find((rule) => rule.toLowerCase() === unit.attributes.moveon?.toLowerCase())
  return {
    href: launchHref({ base: '', href, parameters: '' }, findFile),
    masteryScore: masteryScoreOf(unit),
    launchData: findChild(unit, 'launchparameters')?.text.trim() || null,
    entitlementKey: textOf(findChild(unit, 'entitlementkey')) ?? null,
    moveOn: moveOn ?? 'NotApplicable',
  }
}

/** cmi5 demands a share of 1: a unit that says 8 would be passed with any score (LE-12). */
function masteryScoreOf({ attributes: { masteryscore } }: Xml): number | null {
  const score = numberIn(masteryscore, 0, 1)
  if (masteryscore?.trim() && score === null)
    throw new PackageProblem('package-mastery-score-invalid', masteryscore.trim())
  return masteryscore?.trim() ? score : null
}

const objectivesIn = (structure: Xml) => childrenOf(findChild(structure, 'objectives'), 'objective')

/** An absolute IRI: a scheme, and after it none of the characters that an IRI must escape. */
const IRI = /^[a-z][a-z\d+.-]*:[^\s<>"{}|\\^`]+$/i

/** cmi5 demands that each id is an IRI and used once (LE-12): statements name units by it. */
function cmi5Ids(): (id: string | undefined) => string {
  const given = new Set<string>()
  return (spelled = '') => {
    const id = spelled.trim()
    if (!IRI.test(id)) throw new PackageProblem('package-id-invalid', id)
    if (given.has(id)) throw new PackageProblem('package-id-duplicate', id)
    given.add(id)
    return id
  }
}

/** The parameters that we append to a unit's address. */
const RESERVED = ['endpoint', 'fetch', 'actor', 'registration', 'activityid']

/** With a second parameter of that name, a unit would read its own value instead of ours. */
function checkQuery(href: string): void {
  const names = [...new URLSearchParams(launchAddressOf(href).query).keys()]
  if (names.some((name) => RESERVED.includes(name.toLowerCase())))
    throw new PackageProblem('package-query-conflict', href)
}

/**
 * Prefers the exact language, then the same language of another country, then English, then the first one.
 */
function textIn(culture: string, element: Xml | undefined): string | undefined {
  const strings = childrenOf(element, 'langstring')
  const languageOf = (string: Xml) => string.attributes.lang?.toLowerCase() ?? ''
  const cultures = [culture.toLowerCase(), `${culture.slice(0, 2).toLowerCase()}`, 'en-us', 'en']
  const found = cultures
    .map((language) =>
      strings.find(
        (string) => languageOf(string) === language || languageOf(string).startsWith(`${language}-`),
      ),
    )
    .find((string) => string !== undefined)
  return textOf(found ?? strings[0] ?? element)
}
