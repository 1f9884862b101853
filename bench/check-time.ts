import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import type { Figure } from './figure.ts'

/** Measures `npm run check` from its call to its last line. */
export async function measureCheckTime(): Promise<Figure> {
  const began = performance.now()
  const child = spawn('npm', ['run', 'check'], { cwd: resolve(import.meta.dirname, '..'), stdio: 'ignore' })
  const [code] = await once(child, 'exit')
  const detail = code === 0 ? [] : [`it ended with ${code}`]
  return { name: 'npm run check', value: (performance.now() - began) / 1000, unit: 's', atMost: 60, detail }
}
