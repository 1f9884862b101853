import { type Call, isNullable, isOwnId, kindOf } from './call-description.ts'
import { COMMANDS } from './commands.ts'
import { labelOf } from './read-arguments.ts'

const HEAD = `npm run office -- <command> --as <e-mail or number of a member of staff>

Does what the office does on its screens, with the rights of that member of staff, beside a running server or
without one. DATABASE_URL, DATA_DIR and the other settings are those of the server.

  --as <…>       who acts; the variable OFFICE_AS does the same
  --json         prints the answer as JSON
  --language <…> of titles in the answer, en-US otherwise
  --help         after a command: what it takes. A value of @file is the content of that file.
`

export function helpOf(): string {
  const appoint = 'Make a person staff with all rights, as long as nobody may give rights'
  const rows = [...Object.entries(COMMANDS).map(([name, { about }]) => [name, about]), ['appoint', appoint]]
  const width = Math.max(...rows.map(([name = '']) => name.length))
  return [HEAD, ...rows.map(([name = '', about]) => `  ${name.padEnd(width)}  ${about}`)].join('\n')
}

export function helpOfCommand(name: string, { summary, fields }: Call): string {
  const argument = COMMANDS[name]?.argument
  const first = fields.filter((field) => field.in === 'path' || field.name === argument)
  const usage = ['npm run office --', name, ...first.map((field) => labelOf(field, argument))].join(' ')
  const lines = fields.map((field) => {
    const isNeeded = field.isRequired && !isNullable(field)
    const need = isOwnId(field) ? ' (made when not given)' : isNeeded ? ' (required)' : ''
    return `  ${labelOf(field, argument)}  ${kindOf(field.schema)}${need}`
  })
  return [summary, '', usage, ...lines].join('\n')
}
