import { PackageProblem } from './package-problem.ts'

/** Lets so many bytes pass, and refuses the package with the next. */
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
