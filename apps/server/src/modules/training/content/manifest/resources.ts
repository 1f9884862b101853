import { PackageProblem } from '../import/package-problem.ts'
import { LONGEST_ADDRESS } from './launch-href.ts'
import { childrenOf, findChild, type Xml } from './xml.ts'

export type Resource = { id: string; base: string; href: string; isAsset: boolean }

/** The resources by identifier, each with its `xml:base` folder. */
export function resourcesOf(manifest: Xml): Map<string, Resource> {
  const container = findChild(manifest, 'resources')
  const resources = childrenOf(container, 'resource').map((element) => {
    const bases = [manifest, container, element].map((one) => one?.attributes.base ?? '')
    const tooLong = bases.find(({ length }) => length > LONGEST_ADDRESS)
    if (tooLong) throw new PackageProblem('package-launch-missing', tooLong.slice(0, 100))
    return resourceOf(element, bases.filter(Boolean).join('/'))
  })
  return new Map(resources.map((resource) => [resource.id, resource]))
}

/** Some tools list only the files; then the first one is the entry page. */
function resourceOf(element: Xml, base: string): Resource {
  const { identifier = '', href, scormtype } = element.attributes
  const file = findChild(element, 'file')?.attributes.href
  return { id: identifier, base, href: href ?? file ?? '', isAsset: scormtype?.toLowerCase() === 'asset' }
}
