export type { Config, Environment } from './config.ts'
export { ConfigProblem } from './config-problem.ts'
export { publicConfig } from './public-config.ts'
export { readConfig } from './read-config.ts'
