import { AwsClient } from 'aws4fetch'
import type { S3Address } from '../config/index.ts'
import { reasonOf } from '../reason-of.ts'
import { StartProblem } from '../start-problem.ts'
import { codeIn } from './s3-answer.ts'

const WAIT_MS = 10_000

/** No module stores a file under this key. */
const NEVER_THERE = 'never-there'

/** Requests a file that can't exist: only a store that we may use answers "not found". */
export async function tryS3({ bucketUrl, ...credentials }: S3Address): Promise<void> {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 1 })
  try {
    const answer = await client.fetch(`${bucketUrl}/${NEVER_THERE}`, { signal: AbortSignal.timeout(WAIT_MS) })
    const code = await codeIn(answer)
    if (code !== 'NoSuchKey') throw new Error(`it answers ${answer.status} ${code}`)
  } catch (error) {
    const { host, pathname } = new URL(bucketUrl)
    throw new StartProblem(`FILES_URL cannot be used (${host}${pathname}): ${reasonOf(error)}`)
  }
}
