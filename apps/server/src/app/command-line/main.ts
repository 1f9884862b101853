import { runCommand } from './run-command.ts'

const { code, output } = await runCommand(process.env, process.argv.slice(2))
if (code === 0) console.log(output)
else console.error(output)
process.exitCode = code
