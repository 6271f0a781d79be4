/** The name of the house; it is the same in every language. */
export const NAME = 'Duchy'
