import { runCommand } from './run-command.ts'

const { code, output } = await runCommand(process.env, process.argv.slice(2))
const stream = code === 0 ? process.stdout : process.stderr
// Everything is closed by now. A timer of an idle connection would keep the process for ten more seconds.
stream.write(`${output}\n`, () => process.exit(code))
