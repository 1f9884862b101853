import type { ZippedFile } from '../../../../platform/zip/index.ts'
import { readPacked } from '../import/open-package.ts'
import { PackageProblem } from '../import/package-problem.ts'
import { manifestText } from './manifest-text.ts'
import type { FindFile, Outline } from './outline.ts'
import { readCmi5 } from './read-cmi5.ts'
import { readScorm } from './read-scorm.ts'
import { BrokenXml, parseXml, type Xml } from './xml.ts'

const MOST_MANIFEST_BYTES = 8 * 1024 * 1024

export type Manifest = { file: ZippedFile; isCmi5: boolean; folder: string }

/** The manifest nearest to the root: some tools zip the folder instead of its content. */
export function findManifest(files: ReadonlyMap<string, ZippedFile>): Manifest {
  const found = [...files.values()]
    .filter(({ path }) => /(^|\/)(imsmanifest|cmi5)\.xml$/i.test(path))
    .map((file) => ({ file, isCmi5: /cmi5\.xml$/i.test(file.path), folder: folderOf(file.path) }))
    .sort((one, other) => depth(one) - depth(other) || Number(one.isCmi5) - Number(other.isCmi5))
  const [manifest] = found
  if (manifest) return manifest
  const paths = [...files.keys()]
  const aicc = paths.find((path) => /\.(au|crs|cst|des)$/i.test(path))
  if (aicc) throw new PackageProblem('package-aicc', aicc)
  const other = paths.find((path) => /(^|\/)(tincan\.xml|[^/]+\.h5p)$/i.test(path))
  if (other) throw new PackageProblem('package-standard-unknown', other)
  const inner = paths.every((path) => /\.(zip|pif)$/i.test(path)) ? paths[0] : undefined
  throw inner
    ? new PackageProblem('package-in-package', inner)
    : new PackageProblem('package-without-manifest')
}

export async function readOutline(
  { file, isCmi5 }: Manifest,
  culture: string,
  findFile: FindFile,
): Promise<Outline> {
  const text = manifestText(await readPacked(file, MOST_MANIFEST_BYTES))
  const root = parsed(text)
  const outline = isCmi5 ? readCmi5(root, culture, findFile) : readScorm(root, text, findFile)
  const first = outline.activities.find(({ href }) => href)
  if (!first) throw new PackageProblem('package-without-activities')
  return { ...outline, title: outline.title || first.title }
}

function parsed(text: string): Xml {
  try {
    return parseXml(text)
  } catch (error) {
    throw new PackageProblem('package-manifest-broken', error instanceof BrokenXml ? error.line : '')
  }
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1)
const depth = ({ folder }: Manifest) => folder.split('/').length
