import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { type Channel, LiveStream } from './live-stream.ts'

const channel: Channel = {
  bytesOf: ({ type, data }) => Buffer.from(`${type} ${data}\n`),
  endsStreams: ({ type, data }) => type === 'bye' && data === 'all',
  saysGoodbye: ({ type }) => type === 'bye',
}

test('[TS-16] [ST-12] once its session has ended, a stream carries the record of that and nothing else', () => {
  const pipe = new PassThrough()
  const stream = new LiveStream(pipe, channel, {
    ...{ affiliateId: 100001, locale: 'en-US', expiresAt: Number.POSITIVE_INFINITY },
  })
  const give = (type: string, data: string) => stream.give({ sequence: 1, type, data })
  give('note', 'before')
  stream.startLeaving()
  give('note', 'after')
  give('bye', 'one')
  expect(pipe.writableEnded).toBe(false)
  give('note', 'after')
  give('bye', 'all')
  expect(pipe.writableEnded).toBe(true)
  expect(String(pipe.read())).toBe('note before\nbye one\nbye all\n')
})
