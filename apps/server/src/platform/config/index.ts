export type { Config, Environment } from './config.ts'
export { publicConfig } from './public-config.ts'
export { readConfig } from './read-config.ts'
export type { S3Address } from './s3-address.ts'
