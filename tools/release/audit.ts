type Severity = 'info' | 'low' | 'moderate' | 'high' | 'critical'
type Finding = { name: string; severity: Severity; range?: string }
type Report = {
  vulnerabilities?: Record<string, Finding>
  metadata?: object
  statusCode?: number
  message?: string
}

export type Audit =
  | { kind: 'answered'; high: readonly string[]; others: number }
  /** The registry has no answer to the question, so nothing is known. */
  | { kind: 'unanswered'; reason: string }

const HIGH: readonly Severity[] = ['high', 'critical']

/** Reads what `npm audit --json` prints. Only a whole report counts as an answer. */
export function readAudit(output: string): Audit {
  const report = parse(output)
  if (!report?.vulnerabilities || !report.metadata) return { kind: 'unanswered', reason: reasonOf(report) }
  const findings = Object.values(report.vulnerabilities)
  const high = findings.filter(({ severity }) => HIGH.includes(severity))
  return {
    kind: 'answered',
    high: high.map(({ name, severity, range }) => `${name} ${range ?? ''}: ${severity}`),
    others: findings.length - high.length,
  }
}

function parse(output: string): Report | undefined {
  try {
    return JSON.parse(output) as Report
  } catch {
    return undefined
  }
}

/** Without the address of the registry, which npm's own words include. */
function reasonOf(report: Report | undefined): string {
  if (report?.statusCode !== undefined) return `it answered ${report.statusCode}`
  const words = report?.message?.replace(/https?:\/\/\S+/g, 'the registry')
  return words ? `npm says: ${words}` : 'npm printed no report'
}
