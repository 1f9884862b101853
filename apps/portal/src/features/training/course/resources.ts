/** The pages of `/training/content/:name`, by the name in their URL. */
export const RESOURCES = ['hand-signals', 'buddy-check', 'pressure-and-depth'] as const

export type Resource = (typeof RESOURCES)[number]

export const isResource = (name: string): name is Resource => (RESOURCES as readonly string[]).includes(name)
