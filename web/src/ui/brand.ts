/** The name of the product; it is the same in every language. */
export const NAME = 'Duchy'
