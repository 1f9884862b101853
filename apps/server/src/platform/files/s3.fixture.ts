import S3rver from 's3rver'

/** A local S3 store with one empty bucket on this port, which ends and starts again with what it holds. */
export async function anS3Store(
  port: number,
  directory: string,
  bucket: string,
): Promise<{ close(): Promise<void> }> {
  const store = new S3rver({
    ...{ port, address: '127.0.0.1', silent: true, directory },
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  await store.run()
  return store
}
