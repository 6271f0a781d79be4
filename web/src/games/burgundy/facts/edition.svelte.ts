/** The edition of the table on the screen: the same tiles show goats in 2019 and chickens in 2011. */

import type { Edition, Species } from './names'

const screen: { edition: Edition } = $state({ edition: 2019 })

/** Draw and name tiles of an edition from now on; gives the way back. */
export function showEdition(edition: Edition): () => void {
  screen.edition = edition
  return () => {
    screen.edition = 2019
  }
}

/** The animals that a tile shows: the engine has one name for them in both editions. */
export function animalsOf(species: Species): Species {
  return species === 'goat' && screen.edition === 2011 ? 'chicken' : species
}
