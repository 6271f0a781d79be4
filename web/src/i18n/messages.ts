/** Made by `npm run messages` from the English files: every message and the values it wants. */

export interface Messages {
  'colour-castle': null
  'colour-mine': null
  'colour-ship': null
  'colour-monastery': null
  'colour-building': null
  'colour-animal': null
  'colour-any': null
  'region-castle': null
  'region-castle.text': { number: string | number }
  'region-mine': null
  'region-mine.text': { number: string | number }
  'region-ship': null
  'region-ship.text': { number: string | number }
  'region-monastery': null
  'region-monastery.text': { number: string | number }
  'region-building': null
  'region-building.text': { number: string | number }
  'region-animal': null
  'region-animal.text': { number: string | number }
  workers: { count: number }
  silver: { count: number }
  points: { count: number }
  'goods-tiles': { count: number }
  'tile-castle': null
  'tile-castle.text': null
  'tile-mine': null
  'tile-mine.text': null
  'tile-ship': null
  'tile-ship.text': null
  'tile-warehouse': null
  'tile-warehouse.text': null
  'tile-watchtower': null
  'tile-watchtower.text': null
  'tile-carpenter': null
  'tile-carpenter.text': null
  'tile-church': null
  'tile-church.text': null
  'tile-market': null
  'tile-market.text': null
  'tile-boarding-house': null
  'tile-boarding-house.text': null
  'tile-bank': null
  'tile-bank.text': null
  'tile-city-hall': null
  'tile-city-hall.text': null
  'tile-white-castle': null
  'tile-white-castle.text': null
  'tile-crane': null
  'tile-crane.text': null
  'tile-geese': null
  'tile-geese.text': null
  'tile-inn': null
  'tile-inn.text': null
  'tile-black-tile': null
  'tile-black-tile.text': null
  'herd-cow': { count: number }
  'herd-sheep': { count: number }
  'herd-pig': { count: number }
  'herd-goat': { count: number }
  'herd-chicken': { count: number }
  'herd-text': null
  monastery: { number: string | number }
  'monastery-1': null
  'monastery-2': null
  'monastery-3': null
  'monastery-4': null
  'monastery-5': null
  'monastery-6': { edition: string | number }
  'monastery-7': null
  'monastery-8': null
  'monastery-9': null
  'monastery-10': null
  'monastery-11': null
  'monastery-12': null
  'monastery-13': null
  'monastery-14': null
  'monastery-15': { edition: string | number }
  'monastery-16': null
  'monastery-17': null
  'monastery-18': null
  'monastery-19': null
  'monastery-20': null
  'monastery-21': null
  'monastery-22': null
  'monastery-23': null
  'monastery-24': null
  'monastery-25': null
  'monastery-26': { edition: string | number }
  'monastery-27': null
  'monastery-28': null
  'monastery-29': null
  shield: { number: string | number }
  'shield-worth': { count: number }
  'shield-1': null
  'shield-2': null
  'shield-3': null
  'shield-4': null
  'shield-5': null
  'shield-6': null
  'shield-7': null
  'shield-8': null
  'shield-9': null
  'shield-10': null
  'shield-11': null
  'shield-12': null
  'shield-13': null
  'shield-14': null
  'shield-15': null
  'shield-16': null
  'shield-17': null
  'shield-18': null
  'goods-1': null
  'goods-2': null
  'goods-3': null
  'goods-4': null
  'goods-5': null
  'goods-6': null
  'goods-together': null
  'goods-stack': { count: number; goods: string | number }
  'goods-text': { number: string | number }
  'route-carpenter': null
  'route-carpenter.text': null
  'route-church': null
  'route-church.text': null
  'route-market': null
  'route-market.text': null
  'route-city-hall': null
  'route-city-hall.text': null
  'route-warehouse': null
  'route-warehouse.text': null
  'route-workers': null
  'route-workers.text': null
  'route-silver': null
  'route-silver.text': null
  'route-points': null
  'route-points.text': null
  'route-action': null
  'route-action.text': null
  'route-card': { card: string | number }
  'bonus-large': { colour: string | number }
  'bonus-large.text': null
  'bonus-small': { colour: string | number }
  'bonus-small.text': null
  'piece-outpost': null
  'piece-outpost.text': null
  'outpost-reached': null
  'piece-target': null
  'piece-target.text': null
  'piece-river': null
  'piece-river.text': null
  'hex-title': { number: string | number; region: string | number }
  'hex-empty': { number: string | number; region: string | number }
  'hex-filled': { number: string | number; region: string | number; tile: string | number }
  depot: { number: string | number }
  'depot-black': null
  storage: null
  'storage-empty': null
  'space-empty': { colour: string | number }
  die: { number: string | number }
  'die-used': null
  'white-die': { number: string | number }
  bridge: null
  close: null
  theme: null
  'theme-system': null
  'theme-light': null
  'theme-dark': null
  language: null
  'explain-more': null
  tagline: null
}
