import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { typefaceFolders } from './typefaces.ts'

let compiler: Promise<NodeCompiler> | undefined

/** Loaded with the first document: most processes never set one. */
function getCompiler(): Promise<NodeCompiler> {
  compiler ??= import('@myriaddreamin/typst-ts-node-compiler').then(({ NodeCompiler }) =>
    NodeCompiler.create({ fontArgs: [{ fontPaths: typefaceFolders() }] }),
  )
  return compiler
}

/** How many documents pass before what was set for one is forgotten. */
const REMEMBERED = 10

/**
 * Sets a document as PDF. `template` is Typst; it reads `data` as JSON from `sys.inputs.data`, so that nothing of what
 * people wrote is ever read as part of the template.
 */
export async function typeset(template: string, data: unknown): Promise<Buffer> {
  const typst = await getCompiler()
  const set = typst.compile({ mainFileContent: template, inputs: { data: JSON.stringify(data) } })
  try {
    const faults = set.takeDiagnostics()?.shortDiagnostics ?? []
    if (!set.result || faults.length > 0) throw new Error(`a document was not set: ${JSON.stringify(faults)}`)
    return typst.pdf(set.result)
  } finally {
    typst.evictCache(REMEMBERED)
  }
}
