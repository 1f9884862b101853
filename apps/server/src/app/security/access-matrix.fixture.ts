import { ROLES, type Role } from './actors.fixture.ts'

/**
 * `401`, `403`, `404`: refused. `ok`: answered, or refused for what was sent (409, 422), with nothing of the
 * owner in it. `shows`: the answer has data of the owner. `acts`: the call changed data of the owner.
 */
export type Verdict = string
export type Row = Readonly<Record<Role, Verdict>>

const LINE = /^\| `([^`]+)` \|(.+)\|$/

export function readMatrix(markdown: string): Map<string, Row> {
  const rows = new Map<string, Row>()
  for (const line of markdown.split('\n')) {
    const [, name, cells] = LINE.exec(line) ?? []
    if (!name || !cells) continue
    const verdicts = cells.split('|').map((cell) => cell.trim())
    if (verdicts.length !== ROLES.length)
      throw new Error(`the row of ${name} has ${verdicts.length} cells instead of ${ROLES.length}`)
    if (rows.has(name)) throw new Error(`there are two rows of ${name}`)
    rows.set(name, Object.fromEntries(ROLES.map((role, index) => [role, verdicts[index]])) as Row)
  }
  return rows
}

export const lineOf = (name: string, row: Row): string =>
  `| \`${name}\` | ${ROLES.map((role) => row[role]).join(' | ')} |`
