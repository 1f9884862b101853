import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { Problem } from '../problem.ts'
import { wireOf } from './problem-answer.ts'

const REASONS: Readonly<Record<string, [problem: Problem, phrase: string]>> = {
  HPE_HEADER_OVERFLOW: [new Problem('headers-too-large', 431), 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [new Problem('too-slow', 408), 'Request Timeout'],
}

/**
 * What isn't HTTP, such as U+0000 in a header, reaches no route and no hook: the answer is written by hand,
 * and the connection ends.
 */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy(error)
  const [problem, phrase] = REASONS[error.code ?? ''] ?? [
    new Problem('malformed-request', 400),
    'Bad Request',
  ]
  const body = JSON.stringify(wireOf(problem, randomUUID()))
  const lines = [
    `HTTP/1.1 ${problem.status} ${phrase}`,
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    "content-security-policy: default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'connection: close',
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
}
