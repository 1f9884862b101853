export function runAlone<Done>(
  lock: string,
  task: () => Promise<Done>,
  say: (line: string) => void,
): Promise<Done>
