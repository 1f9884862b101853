import { childrenOf, findChild, type Xml } from './xml.ts'

export type Resource = { id: string; base: string; href: string; isAsset: boolean }

/** The resources by their identifier, each with the folder that `xml:base` puts it in. */
export function resourcesOf(manifest: Xml): Map<string, Resource> {
  const shelf = findChild(manifest, 'resources')
  const resources = childrenOf(shelf, 'resource').map((element) => {
    const bases = [manifest, shelf, element].map((one) => one?.attributes.base ?? '')
    return resourceOf(element, bases.filter(Boolean).join('/'))
  })
  return new Map(resources.map((resource) => [resource.id, resource]))
}

/** Some tools name only the files: the first is the one to open. */
function resourceOf(element: Xml, base: string): Resource {
  const { identifier = '', href, scormtype } = element.attributes
  const file = findChild(element, 'file')?.attributes.href
  return { id: identifier, base, href: href ?? file ?? '', isAsset: scormtype?.toLowerCase() === 'asset' }
}
