/** Why the server cannot start, in one line that an operator can act on. Printed without a stack. */
export class StartProblem extends Error {
  constructor(line: string) {
    super(line.replaceAll(/\s+/g, ' ').trim())
    this.name = 'StartProblem'
  }
}
