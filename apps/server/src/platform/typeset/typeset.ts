import type { NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { typefaceFolders } from './typefaces.ts'

let compiler: Promise<NodeCompiler> | undefined

/** Loaded with the first document, because most processes never typeset one. */
function getCompiler(): Promise<NodeCompiler> {
  compiler ??= import('@myriaddreamin/typst-ts-node-compiler').then(({ NodeCompiler }) =>
    NodeCompiler.create({ fontArgs: [{ fontPaths: typefaceFolders() }] }),
  )
  return compiler
}

/** The cache drops a document's data after this many further documents. */
const REMEMBERED = 10

/**
 * Typesets a document. `template` is Typst; it reads `data` as JSON from `sys.inputs.data`, so user text is
 * never interpreted as part of the template.
 */
async function set<T>(
  template: string,
  data: unknown,
  as: (typst: NodeCompiler, document: NodeTypstDocument) => T,
): Promise<T> {
  const typst = await getCompiler()
  const done = typst.compile({ mainFileContent: template, inputs: { data: JSON.stringify(data) } })
  try {
    const faults = done.takeDiagnostics()?.shortDiagnostics ?? []
    if (!done.result || faults.length > 0)
      throw new Error(`could not typeset a document: ${JSON.stringify(faults)}`)
    return as(typst, done.result)
  } finally {
    typst.evictCache(REMEMBERED)
  }
}

/** As PDF, tagged for assistive technology. */
export const typeset = (template: string, data: unknown): Promise<Buffer> =>
  set(template, data, (typst, document) => accessiblePdf(typst, document))

/**
 * PDF/UA-1 allows no letter that the fonts lack, and people may have typed one: such a document is tagged all
 * the same, but doesn't claim the standard. Compilers before Typst 0.14 don't know it (decision 105).
 */
function accessiblePdf(typst: NodeCompiler, document: NodeTypstDocument): Buffer {
  try {
    return typst.pdf(document, { pdfStandard: 'ua-1' })
  } catch {
    return typst.pdf(document)
  }
}

/** As an image with outlined letters, so drawing it needs no font. */
export const typesetPicture = (template: string, data: unknown): Promise<string> =>
  set(template, data, (typst, document) => typst.svg(document))
