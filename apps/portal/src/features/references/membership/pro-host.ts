/** RO-04: the member-status query runs only on the professionals' hosts. */
export const isProHost = (host: string): boolean => host.toLowerCase().includes('pro')
