import { buffer } from 'node:stream/consumers'
import { PackageProblem } from '../import/package-problem.ts'
import type { ZippedFile } from './open-zip.ts'

/** Reads a small file completely. */
export async function readZipped(file: ZippedFile, mostBytes: number): Promise<Buffer> {
  if (file.size > mostBytes) throw new PackageProblem('package-too-big', file.path)
  try {
    return await buffer(await file.open())
  } catch {
    throw new PackageProblem('package-damaged', file.path)
  }
}
