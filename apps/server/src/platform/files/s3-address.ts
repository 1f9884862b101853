import { ConfigProblem } from '../config/index.ts'

export type S3Address = { accessKeyId: string; secretAccessKey: string; region: string; bucketUrl: string }

/** `s3://key:secret@host:port/bucket?region=eu-west-1&tls=off`, the bucket in the path. */
export function readS3Address(filesUrl: string): S3Address {
  const url = new URL(filesUrl)
  const bucket = url.pathname.slice(1)
  const missing = [
    !url.username && 'a key',
    !url.password && 'a secret',
    !url.host && 'a host',
    !bucket && 'a bucket',
  ]
  const named = missing.filter((part) => part !== false)
  if (named.length > 0) {
    throw new ConfigProblem([{ variable: 'FILES_URL', reason: `lacks ${named.join(' and ')}` }])
  }
  const scheme = url.searchParams.get('tls') === 'off' ? 'http' : 'https'
  return {
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
    bucketUrl: `${scheme}://${url.host}/${bucket}`,
  }
}
