import type { Question } from './course.ts'

/**
 * A question starts with `?`, a wrong choice with `-`, the right one with `+`, the reason with `=`, and `^`
 * names the page that explains it. `~` after a wrong choice says why it is wrong. The id is a counter, so it's the same in every culture.
 */
export function parseQuestion(lines: readonly string[], id: string): Question {
  const all = (sign: string) =>
    lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(2).trim())
  const choices = lines.filter(isChoice)
  const rights = choices.filter((line) => line.startsWith('+ '))
  const [prompt = ''] = all('? ')
  const [reason = ''] = all('= ')
  const [page] = all('^ ')
  if (!prompt || !reason || rights.length !== 1 || choices.length < 3)
    throw new Error(`${id} needs a prompt, three choices, one right answer and a reason: ${lines[0]}`)
  return {
    id,
    prompt,
    choices: choices.map((line) => line.slice(2).trim()),
    feedback: lines.flatMap((line, at) => (isChoice(line) ? [feedbackIn(lines[at + 1])] : [])),
    right: choices.findIndex((line) => line.startsWith('+ ')),
    reason,
    ...(page && { explainedOn: Number(page) }),
  }
}

const isChoice = (line: string) => /^[-+] /.test(line)
const feedbackIn = (next = '') => (next.startsWith('~ ') ? next.slice(2).trim() : '')
