import { buffer } from 'node:stream/consumers'
import type { ZippedFile } from './open-zip.ts'
import { ZipProblem } from './zip-problem.ts'

/** Reads a small file completely. */
export async function readZipped(file: ZippedFile, mostBytes: number): Promise<Buffer> {
  if (file.size > mostBytes) throw new ZipProblem('too-big', file.path)
  try {
    return await buffer(await file.open())
  } catch {
    throw new ZipProblem('damaged', file.path)
  }
}
