const MOST = 20

/** The pages opened in this tab, the last one first. Find names those among them that are someone's things. */
let visited: readonly string[] = []

export function noteVisit(path: string): void {
  visited = [path, ...visited.filter((each) => each !== path)].slice(0, MOST)
}

/** They belong to the person who was signed in. */
export function forgetVisits(): void {
  visited = []
}

export const visitedPaths = (): readonly string[] => visited
