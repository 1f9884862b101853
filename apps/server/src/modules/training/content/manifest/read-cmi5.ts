import { MOVE_ON, type PackageActivity } from '@fathom/domain/training/content'
import { PackageProblem } from '../import/package-problem.ts'
import { launchHref } from './launch-href.ts'
import {
  type FindFile,
  MOST_ACTIVITIES,
  NO_DETAILS,
  numberIn,
  type Outline,
  titleOf,
  uniqueIds,
} from './outline.ts'
import { childrenOf, findChild, textOf, type Xml } from './xml.ts'

/** The outline of a `cmi5.xml`, with titles in the course's language if there are several. */
export function readCmi5(structure: Xml, culture: string, findFile: FindFile): Outline {
  if (structure.name !== 'coursestructure') throw new PackageProblem('package-manifest-broken')
  const activities: PackageActivity[] = []
  const idFor = uniqueIds()
  const walk = (parent: Xml, parentId: string | null) => {
    for (const element of parent.children) {
      if (element.name !== 'au' && element.name !== 'block') continue
      if (activities.length >= MOST_ACTIVITIES) throw new PackageProblem('package-too-many-activities')
      const id = idFor(element.attributes.id || `${element.name}-${activities.length + 1}`)
      const title = titleOf(textIn(culture, findChild(element, 'title')), id)
      const details = element.name === 'au' ? unitDetails(element, findFile) : {}
      activities.push({ ...NO_DETAILS, ...details, id, title, parentId })
      if (element.name === 'block') walk(element, id)
    }
  }
  walk(structure, null)
  const title = titleOf(textIn(culture, findChild(structure, 'course', 'title')), '')
  return { standard: 'cmi5', title, activities }
}

function unitDetails(unit: Xml, findFile: FindFile) {
  const href = findChild(unit, 'url')?.text.trim() ?? ''
  if (!href) throw new PackageProblem('package-launch-missing', unit.attributes.id)
  const moveOn = MOVE_ON.find((rule) => rule.toLowerCase() === unit.attributes.moveon?.toLowerCase())
  return {
    href: launchHref({ base: '', href, parameters: '' }, findFile),
    masteryScore: numberIn(unit.attributes.masteryscore, 0, 1),
    launchData: findChild(unit, 'launchparameters')?.text.trim() || null,
    entitlementKey: textOf(findChild(unit, 'entitlementkey')) ?? null,
    moveOn: moveOn ?? 'NotApplicable',
  }
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
