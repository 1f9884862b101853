/** RO-04: the member-status query is asked for on the hosts of the professionals only. */
export const isProHost = (host: string): boolean => host.toLowerCase().includes('pro')
