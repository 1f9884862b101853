import { launchAddressOf, leadsElsewhere, resolvePath, withParameters } from '@fathom/domain/training/content'
import { PackageProblem } from '../import/package-problem.ts'
import type { FindFile } from './outline.ts'

/** A path has at most 1,000 characters, and each may be escaped. Thousands of items can name the same address. */
export const LONGEST_ADDRESS = 10_000

/** The launch address of an activity, after checking that the package contains it. */
export function launchHref(
  { base, href, parameters }: { base: string; href: string; parameters: string },
  findFile: FindFile,
): string {
  if (href.length > LONGEST_ADDRESS) throw new PackageProblem('package-launch-missing', href.slice(0, 100))
  if (leadsElsewhere(href) || leadsElsewhere(base)) throw new PackageProblem('package-launch-elsewhere', href)
  const address = launchAddressOf(href)
  const path = resolvePath(launchAddressOf(base).path, address.path)
  if (path === undefined) throw new PackageProblem('package-path-outside', href)
  const file = findFile(path) ?? findFile(resolvePath(base, href.replace(/[?#].*$/, '')) ?? '')
  if (file === undefined) throw new PackageProblem('package-launch-missing', href)
  return withParameters({ ...address, path: file }, parameters)
}
