import { expect, test } from 'vitest'
import { readAudit } from './audit.ts'

const reportOf = (...severities: string[]) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      severities.map((severity, at) => [`p${at}`, { name: `p${at}`, severity, range: '<2.0.0' }]),
    ),
    metadata: { vulnerabilities: {} },
  })

test('[OP-07] high and critical findings are named, others are counted', () => {
  expect(readAudit(reportOf('low', 'high', 'moderate', 'critical'))).toEqual({
    kind: 'answered',
    high: ['p1 <2.0.0: high', 'p3 <2.0.0: critical'],
    others: 2,
  })
  expect(readAudit(reportOf())).toEqual({ kind: 'answered', high: [], others: 0 })
})

test('[OP-07] a registry that answers no audit is not taken for one without findings', () => {
  const refused = { message: '405 Method Not Allowed - POST https://registry.test/bulk', statusCode: 405 }
  expect(readAudit(JSON.stringify(refused))).toEqual({ kind: 'unanswered', reason: 'it answered 405' })
  const away = { message: 'request to https://registry.test/bulk failed' }
  expect(readAudit(JSON.stringify(away))).toEqual({
    kind: 'unanswered',
    reason: 'npm says: request to the registry failed',
  })
  expect(readAudit('')).toEqual({ kind: 'unanswered', reason: 'npm printed no report' })
  expect(readAudit('{}')).toMatchObject({ kind: 'unanswered' })
})
