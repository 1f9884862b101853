import {
  type OpenZip,
  openZip,
  readZipped,
  type ZipLimits,
  ZipProblem,
  type ZippedFile,
} from '../../../../platform/zip/index.ts'
import { PackageProblem } from './package-problem.ts'

/** `source` is the zip itself or its path. */
export const openPackage = (source: Uint8Array | string, limits?: ZipLimits): Promise<OpenZip> =>
  openZip(source, limits).catch(refuse)

export const readPacked = (file: ZippedFile, mostBytes: number): Promise<Buffer> =>
  readZipped(file, mostBytes).catch(refuse)

function refuse(error: unknown): never {
  throw error instanceof ZipProblem ? new PackageProblem(`package-${error.fault}`, error.about) : error
}
