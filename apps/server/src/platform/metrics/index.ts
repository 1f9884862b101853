export { measureMail } from './measure-mail.ts'
export { measurePlatform } from './measure-platform.ts'
export { createMetrics, type GaugeSource, type Metrics } from './metrics.ts'
