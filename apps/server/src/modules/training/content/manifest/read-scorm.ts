import type { PackageActivity } from '@fathom/domain/training/content'
import { PackageProblem } from '../import/package-problem.ts'
import { createSequencing, itemDetails } from './item-details.ts'
import { launchHref } from './launch-href.ts'
import { type FindFile, MOST_ACTIVITIES, NO_DETAILS, type Outline, titleOf, uniqueIds } from './outline.ts'
import { type Resource, resourcesOf } from './resources.ts'
import { scormStandard } from './scorm-standard.ts'
import { childrenOf, findChild, textOf, type Xml } from './xml.ts'

/** The outline of an `imsmanifest.xml`. */
export function readScorm(manifest: Xml, text: string, findFile: FindFile): Outline {
  if (manifest.name !== 'manifest') throw new PackageProblem('package-manifest-broken')
  const standard = scormStandard(manifest, text)
  if (!standard) {
    throw new PackageProblem('package-standard-unknown', textOf(findChild(manifest, 'metadata', 'schema')))
  }
  const organization = organizationOf(manifest)
  const resources = resourcesOf(manifest)
  const listed = organization ? activitiesOf(manifest, organization, resources, findFile) : []
  const activities = listed.some(({ href }) => href) ? listed : withoutItems(resources, findFile)
  // Without a title, staff know it by its identifier.
  const title = titleOf(textOf(findChild(organization, 'title')), titleOf(manifest.attributes.identifier, ''))
  return { standard, title, activities }
}

function organizationOf(manifest: Xml): Xml | undefined {
  const container = findChild(manifest, 'organizations')
  const organizations = childrenOf(container, 'organization')
  const named = organizations.find(
    ({ attributes }) => attributes.identifier === container?.attributes.default,
  )
  return named ?? organizations[0]
}

function activitiesOf(
  manifest: Xml,
  organization: Xml,
  resources: ReadonlyMap<string, Resource>,
  findFile: FindFile,
): PackageActivity[] {
  const activities: PackageActivity[] = []
  const idFor = uniqueIds()
  const sequencingOf = createSequencing(childrenOf(findChild(manifest, 'sequencingcollection'), 'sequencing'))
  const walk = (parent: Xml, parentId: string | null) => {
    for (const item of childrenOf(parent, 'item')) {
      if (activities.length >= MOST_ACTIVITIES) throw new PackageProblem('package-too-many-activities')
      const id = idFor(item.attributes.identifier || `item-${activities.length + 1}`)
      const details = itemDetails(item, sequencingOf(item))
      const title = titleOf(textOf(findChild(item, 'title')), id)
      activities.push({
        ...NO_DETAILS,
        ...details,
        ...launchOf(item, resources, findFile),
        id,
        title,
        parentId,
      })
      walk(item, id)
    }
  }
  walk(organization, null)
  return activities
}

function launchOf(item: Xml, resources: ReadonlyMap<string, Resource>, findFile: FindFile) {
  const { identifierref, parameters = '' } = item.attributes
  if (!identifierref) return {}
  const resource = resources.get(identifierref)
  if (!resource?.href) throw new PackageProblem('package-launch-missing', identifierref)
  return { href: launchHref({ ...resource, parameters }, findFile), isAsset: resource.isAsset }
}

/** For a package without a table of contents: its lessons in the order in which they're listed. */
function withoutItems(resources: ReadonlyMap<string, Resource>, findFile: FindFile): PackageActivity[] {
  const all = [...resources.values()].filter(({ href }) => href)
  const lessons = all.filter(({ isAsset }) => !isAsset)
  return (lessons.length > 0 ? lessons : all.slice(0, 1)).slice(0, MOST_ACTIVITIES).map((resource) => ({
    ...NO_DETAILS,
    href: launchHref({ ...resource, parameters: '' }, findFile),
    isAsset: resource.isAsset,
    id: resource.id,
    title: titleOf(undefined, resource.id),
    parentId: null,
  }))
}
