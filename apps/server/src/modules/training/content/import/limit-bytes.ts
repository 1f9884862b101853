import { PackageProblem } from './package-problem.ts'

/** Lets this many bytes pass, and refuses the package at the next one. */
export function upTo(bytes: number) {
  return async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let seen = 0
    for await (const chunk of source) {
      seen += chunk.length
      if (seen > bytes) throw new PackageProblem('package-too-big')
      yield chunk
    }
  }
}
