import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const ACTS = /\bact\b[^\n]* from 'react'|\/testing\/render\.tsx'/

/** Tests of the portal that use React's `act`, which exists only in its development build. */
export const filesThatAct = (): string[] =>
  globSync('apps/portal/src/**/*.test.{ts,tsx}', { cwd: root }).filter((file) =>
    ACTS.test(readFileSync(join(root, file), 'utf8')),
  )
