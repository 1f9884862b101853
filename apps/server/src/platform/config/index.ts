export type { Config, Environment, LogLevel } from './config.ts'
export { ConfigProblem } from './config-problem.ts'
export { publicConfig } from './public-config.ts'
export { readConfig } from './read-config.ts'
