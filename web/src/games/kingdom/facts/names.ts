/** The engine's names in Wonderful Kingdom, as types. */

export const CUBES = ['materials', 'population', 'gold', 'exploration'] as const
export type Cube = (typeof CUBES)[number]

export const RESOURCES = [...CUBES, 'krystallium', 'soldiers'] as const
export type Resource = (typeof RESOURCES)[number]

/** Types of developments; each belongs to the cube at the same index. */
export const DEVELOPMENTS = ['structure', 'company', 'monument', 'discovery'] as const
export type Development = (typeof DEVELOPMENTS)[number]

export const MENACES = ['rats', 'vermin', 'giants', 'shadows', 'thieves'] as const
export type Menace = (typeof MENACES)[number]

/** The two offer areas. */
export const AREAS = ['a', 'b'] as const
export type AreaName = (typeof AREAS)[number]

export const MEDALS = ['bronze', 'silver', 'gold'] as const
export type Medal = (typeof MEDALS)[number]

/** The name of the house set, the default. */
export const HOUSE_NAME = 'house'

export const isCube = (name: unknown): name is Cube => (CUBES as readonly unknown[]).includes(name)
export const isResource = (name: unknown): name is Resource => (RESOURCES as readonly unknown[]).includes(name)
