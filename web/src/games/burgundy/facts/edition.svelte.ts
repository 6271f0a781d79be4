/** The edition of the current table: the same tiles show goats in 2019 and chickens in 2011. */

import type { Edition, Species } from './names'

const screen: { edition: Edition } = $state({ edition: 2019 })

/** Draw and name tiles of an edition from now on; return a function that undoes this. */
export function showEdition(edition: Edition): () => void {
  screen.edition = edition
  return () => {
    screen.edition = 2019
  }
}

/** Return the animals on a tile: the engine uses one name in both editions. */
export function animalsOf(species: Species): Species {
  return species === 'goat' && screen.edition === 2011 ? 'chicken' : species
}
