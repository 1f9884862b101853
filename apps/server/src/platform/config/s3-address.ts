import { z } from 'zod'
import { url } from './values.ts'

export type S3Address = { accessKeyId: string; secretAccessKey: string; region: string; bucketUrl: string }

const EXAMPLE = 's3://key:secret@host:9000/bucket'

/** `s3://key:secret@host:port/bucket?region=eu-west-1&tls=off`, with the bucket in the path. */
export const s3Address = url(/^s3$/, EXAMPLE).transform((value, context): S3Address => {
  const { username, password, host, pathname, searchParams } = new URL(value)
  const [accessKeyId, secretAccessKey] = [decoded(username), decoded(password)]
  const bucket = pathname.replaceAll(/^\/+|\/+$/g, '')
  const missing = [
    !accessKeyId && 'a key',
    !secretAccessKey && 'a secret',
    !host && 'a host',
    !bucket && 'a bucket',
  ].filter((part) => part !== false)
  if (missing.length > 0) {
    context.addIssue({
      code: 'custom',
      message: `must be an address such as ${EXAMPLE}: it lacks ${missing.join(' and ')}`,
    })
    return z.NEVER
  }
  const scheme = searchParams.get('tls') === 'off' ? 'http' : 'https'
  const region = searchParams.get('region') ?? 'us-east-1'
  return { accessKeyId, secretAccessKey, region, bucketUrl: `${scheme}://${host}/${bucket}` }
})

/** A value with invalid URL encoding isn't a valid key either. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
