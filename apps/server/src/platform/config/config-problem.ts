import { StartProblem } from '../start-problem.ts'

/** Variables that cannot be used, each named, on one line. */
export class ConfigProblem extends StartProblem {
  readonly variables: readonly string[]

  constructor(faults: readonly { variable: string; reason: string }[]) {
    super(faults.map(({ variable, reason }) => `${variable} ${reason}`).join('; '))
    this.name = 'ConfigProblem'
    this.variables = faults.map(({ variable }) => variable)
  }
}
