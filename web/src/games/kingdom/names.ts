/** The engine's names of what Wonderful Kingdom is about, as types. */

export const CUBES = ['materials', 'population', 'gold', 'exploration'] as const
export type Cube = (typeof CUBES)[number]

export const RESOURCES = [...CUBES, 'krystallium', 'soldiers'] as const
export type Resource = (typeof RESOURCES)[number]

/** Types of developments; each goes with the cube of its place. */
export const DEVELOPMENTS = ['structure', 'company', 'monument', 'discovery'] as const
export type Development = (typeof DEVELOPMENTS)[number]
