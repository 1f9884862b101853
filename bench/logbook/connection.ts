import { connect, type Socket } from 'node:net'

const HEAD_END = Buffer.from('\r\n\r\n')
const LENGTH = /\r\ncontent-length: (\d+)/i
const CHUNKED_END = '0\r\n\r\n'

export type Answer = { status: number; bytes: number; text(): string }

/**
 * One keep-alive connection, one call at a time. It does little more than read bytes: a client that parses
 * answers would take a core from the servers under test.
 */
export class Connection {
  readonly #socket: Socket
  #pieces: Buffer[] = []
  #waiting: { resolve(answer: Answer): void; reject(error: Error): void } | undefined

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true })
    this.#socket.on('data', (piece) => this.#read(piece))
    this.#socket.on('error', (error) => this.#waiting?.reject(error))
    this.#socket.on('close', () => this.#waiting?.reject(new Error('the server closed the connection')))
  }

  ask(request: Buffer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
      this.#socket.write(request)
    })
  }

  close(): void {
    this.#waiting = undefined
    this.#socket.destroy()
  }

  #read(piece: Buffer): void {
    this.#pieces.push(piece)
    const all = this.#pieces
    const first = all[0] ?? piece
    const headEnd = first.indexOf(HEAD_END)
    if (headEnd < 0) return
    const head = first.toString('latin1', 0, headEnd)
    const length = LENGTH.exec(head)?.[1]
    const bytes = all.reduce((sum, { length: more }) => sum + more, 0)
    const isWhole =
      length === undefined
        ? piece.toString('latin1', Math.max(0, piece.length - CHUNKED_END.length)).endsWith(CHUNKED_END)
        : bytes >= headEnd + HEAD_END.length + Number(length)
    if (!isWhole) return
    this.#pieces = []
    const waiting = this.#waiting
    this.#waiting = undefined
    waiting?.resolve({ status: Number(head.slice(9, 12)), bytes, text: () => Buffer.concat(all).toString() })
  }
}
