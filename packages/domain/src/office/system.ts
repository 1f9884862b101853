/** The parts of a running Fathom that an operator watches (OP-01). */
export const SYSTEM_PARTS = [
  'database',
  'files',
  'mail',
  'jobs',
  'live',
  'provider',
  'backup',
  'wallets',
] as const
export type SystemPart = (typeof SYSTEM_PARTS)[number]

/** `off`: the organization hasn't set it up. */
export const PART_STATES = ['good', 'attention', 'down', 'off'] as const
export type PartState = (typeof PART_STATES)[number]

export type SystemFacts = {
  database: { waiting: number }
  files: { works: boolean }
  mail: { isAway: boolean; refused: number }
  jobs: { failed: number; oldestSeconds: number }
  provider: { isUp: boolean }
  backup: { lastAt: Date | undefined }
  /** `endsAt`: until when Apple accepts our signature. */
  wallets: { isOn: boolean; endsAt: Date | undefined }
}

const LATE_SECONDS = 3600
const OLD_BACKUP_MS = 26 * 3_600_000
/** Apple takes days to issue a certificate. */
const ENDS_SOON_MS = 30 * 86_400_000

const downIf = (isDown: boolean): PartState => (isDown ? 'down' : 'good')
const attentionIf = (isOdd: boolean): PartState => (isOdd ? 'attention' : 'good')

/** A database that can't be used has no page to say so. */
export function systemStates(facts: SystemFacts, now: Date): Record<SystemPart, PartState> {
  const { database, files, mail, jobs, provider, backup, wallets } = facts
  return {
    database: attentionIf(database.waiting > 0),
    files: downIf(!files.works),
    mail: mail.isAway ? 'down' : attentionIf(mail.refused > 0),
    jobs: attentionIf(jobs.failed > 0 || jobs.oldestSeconds > LATE_SECONDS),
    live: 'good',
    provider: downIf(!provider.isUp),
    backup: attentionIf(!backup.lastAt || now.getTime() - backup.lastAt.getTime() > OLD_BACKUP_MS),
    wallets: wallets.isOn ? attentionIf(endsSoon(wallets.endsAt, now)) : 'off',
  }
}

const endsSoon = (at: Date | undefined, now: Date): boolean =>
  at !== undefined && at.getTime() - now.getTime() < ENDS_SOON_MS
