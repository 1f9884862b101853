import { StartProblem } from '../start-problem.ts'

/** Lists every unusable variable by name, on one line. */
export class ConfigProblem extends StartProblem {
  readonly variables: readonly string[]

  constructor(faults: readonly { variable: string; reason: string }[]) {
    super(faults.map(({ variable, reason }) => `${variable} ${reason}`).join('; '))
    this.name = 'ConfigProblem'
    this.variables = faults.map(({ variable }) => variable)
  }
}
