import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import type { S3Address } from '../config/index.ts'
import type { Files } from './files.ts'
import { getFrom } from './get-from.ts'
import { checkKey, isKey } from './key.ts'
import { codeIn, StoreRefused } from './s3-answer.ts'
import { withLength } from './with-length.ts'

/** Stores files in a bucket of Amazon S3 or a compatible service. */
export function createS3Files({ bucketUrl, ...credentials }: S3Address): Files {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 3 })
  const urlOf = (key: string) => `${bucketUrl}/${checkKey(key)}`

  const find: Files['find'] = async (key, range) => {
    const headers = range ? { range: `bytes=${range.start}-${range.end}` } : {}
    const answer = await client.fetch(urlOf(key), { headers })
    if (answer.status === 404) {
      await answer.body?.cancel()
      return undefined
    }
    await expectOk(answer, 'read')
    return {
      contentType: answer.headers.get('content-type') ?? 'application/octet-stream',
      size: sizeOf(answer),
      body: answer.body ? Readable.fromWeb(answer.body as ReadableStream) : Readable.from([]),
    }
  }

  return {
    find,
    get: getFrom(find),
    put: (key, body, contentType) =>
      withLength(body, async (blob) => {
        // The content isn't signed, so a large file doesn't have to be read twice; https protects it.
        const headers = { 'content-type': contentType, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' }
        const answer = await client.fetch(urlOf(key), { method: 'PUT', body: blob, headers })
        await expectOk(answer, 'write')
        await answer.body?.cancel()
      }),
    delete: async (key) => {
      const answer = await client.fetch(urlOf(key), { method: 'DELETE' })
      if (answer.status !== 404) await expectOk(answer, 'delete')
      await answer.body?.cancel()
    },
    list: () => keysIn(client, bucketUrl),
  }
}

/** By pages of the store's size; each begins after the last key of the one before. */
async function* keysIn(client: AwsClient, bucketUrl: string): AsyncGenerator<string> {
  for (let after = ''; ; ) {
    const answer = await client.fetch(`${bucketUrl}?list-type=2&start-after=${encodeURIComponent(after)}`)
    await expectOk(answer, 'list')
    const page = await answer.text()
    const names = [...page.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, name = '']) => name)
    yield* names.filter(isKey)
    after = names.at(-1) ?? ''
    if (!after || !page.includes('<IsTruncated>true</IsTruncated>')) return
  }
}

/** A partial response carries the size of the whole file. */
function sizeOf({ status, headers }: Response): number {
  const whole = status === 206 ? headers.get('content-range')?.split('/')[1] : headers.get('content-length')
  return Number(whole ?? 0)
}

async function expectOk(answer: Response, action: string) {
  if (answer.ok) return
  const code = await codeIn(answer)
  throw new StoreRefused(`the file store at FILES_URL refused to ${action}: ${answer.status} ${code}`.trim())
}
