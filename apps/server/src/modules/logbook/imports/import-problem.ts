import { FileProblem, type FileProblemCode } from '@fathom/dive-files'
import { Problem } from '../../../platform/problem.ts'
import { type ZipFault, ZipProblem } from '../../../platform/zip/index.ts'

type ImportFault = FileProblemCode | `zip-${ZipFault}` | 'zip-in-zip' | 'too-many-files' | 'too-many-dives'

const STATUS: Partial<Record<ImportFault, number>> = { 'file-too-large': 413, 'zip-too-big': 413 }

/** LO-04: nothing was imported, because of this file, at this place. */
export class ImportProblem extends Problem {
  constructor(
    fault: ImportFault,
    file: string,
    more: { line?: number; offset?: number; what?: string; limit?: number } = {},
  ) {
    super(fault, STATUS[fault] ?? 422, { extra: { file, ...more } })
  }
}

/** Anything else that goes wrong isn't the file's fault. */
export function asImportProblem(error: unknown, file: string): unknown {
  if (error instanceof FileProblem) {
    const { code, line, offset, what, limit } = error
    return new ImportProblem(code, file, {
      ...(line !== undefined && { line }),
      ...(offset !== undefined && { offset }),
      ...(what !== undefined && { what }),
      ...(limit !== undefined && { limit }),
    })
  }
  if (error instanceof ZipProblem) return new ImportProblem(`zip-${error.fault}`, error.about || file)
  return error
}
