type Ranges = Readonly<Record<string, string>>
export type Lock = { packages: Readonly<Record<string, { optionalDependencies?: Ranges }>> }
export type Manifest = { dependencies?: Ranges; devDependencies?: Ranges; optionalDependencies?: Ranges }

/**
 * `npm ci` rejects a lockfile that names an optional package without containing it, and only on some
 * platforms.
 */
export function lockProblems({ packages }: Lock): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !placesFor(path, name).some((place) => place in packages))
      .map((name) => `package-lock.json: ${path || 'the root'} wants ${name}, which the lock does not hold`),
  )
}

/** Where Node would look for `name` from the package at `path`, nearest first. */
function placesFor(path: string, name: string): string[] {
  const parts = path.split('/node_modules/')
  const above = parts.map((_, count) => parts.slice(0, parts.length - count).join('/node_modules/'))
  return [...above.filter(Boolean).map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`]
}

/** The project installs from the registry that the user has configured, so no file may name one. */
export function hostProblems(path: string, text: string): string[] {
  const named = [...text.matchAll(/"resolved":\s*"(https?:[^"]+)"|^\s*(?:\S+:)?registry\s*=\s*(.+)$/gm)]
  return named.map((match) => `${path} names a registry: ${match[1] ?? match[2]}`)
}

export function exactnessProblems(path: string, manifest: Manifest): string[] {
  const { dependencies, devDependencies, optionalDependencies } = manifest
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(
      ([name, version]) => !(name.startsWith('@fathom/') ? version === '*' : /^\d+\.\d+\.\d+/.test(version)),
    )
    .map(([name, version]) => `${path}: ${name}@${version} is not one exact version`)
}
