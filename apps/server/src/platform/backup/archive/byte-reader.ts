/** Thrown when a stream ends before the bytes that it promised. */
export class EndedEarly extends Error {}

export type ByteReader = {
  /** Exactly so many bytes. */
  take(length: number): Promise<Buffer>
  /** Whether nothing is left. */
  isAtEnd(): Promise<boolean>
}

/** Reads a stream in pieces of a given length. */
export function createByteReader(source: AsyncIterable<Buffer>): ByteReader {
  const chunks = source[Symbol.asyncIterator]()
  let waiting: Buffer[] = []
  let length = 0

  async function fill(wanted: number): Promise<boolean> {
    while (length < wanted) {
      const { value, done } = await chunks.next()
      if (done) return false
      waiting.push(value)
      length += value.length
    }
    return true
  }

  return {
    take: async (wanted) => {
      if (!(await fill(wanted))) throw new EndedEarly('it ends too early')
      const all = waiting.length === 1 && waiting[0] ? waiting[0] : Buffer.concat(waiting)
      waiting = [all.subarray(wanted)]
      length -= wanted
      return all.subarray(0, wanted)
    },
    isAtEnd: async () => !(await fill(1)),
  }
}
