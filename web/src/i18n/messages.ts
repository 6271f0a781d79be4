/** Made by `npm run messages` from the English files: every message and the values it wants. */

export interface Messages {
  'would-points': { count: number; parts: string | number }
  'would-part': { points: string | number; what: string | number }
  'would-region': { size: string | number }
  'would-phase': { phase: string | number }
  'would-others': { count: number; name: string | number }
  'would-silver': { count: number }
  'would-workers': { count: number }
  'would-goods': { goods: string | number }
  'would-lose': { goods: string | number }
  'would-lead': { place: string | number }
  'would-ask': { question: string | number }
  'would-be-hidden': null
  'reason-others-move': null
  pace: null
  'pace-once': null
  'pace-fast': null
  'pace-normal': null
  'pace-slow': null
  'pace-step': null
  'next-step': null
  'skip-to-now': null
  'key-follow': null
  'key-skip': null
  'bot-plays-for-me': null
  'kept-to-send': null
  'presence-here': null
  'presence-away': null
  'presence-away-short': null
  'presence-text': null
  'colour-covered': { colour: string | number }
  'colour-left': { colour: string | number; count: number }
  'colour-left-text': null
  'drop-to-sell': null
  'end-unused': null
  'end-anyway': null
  'key-undo': null
  'key-aid': null
  'aid-filled': { size: string | number }
  'aid-region': { left: string | number; size: string | number }
  'aid-now': { points: string | number }
  'aid-later': { worth: string | number }
  'aid-bonus': { left: string | number; points: string | number }
  'aid-no-bonus': null
  'order-mark': { place: string | number }
  'order-short': { place: string | number }
  'follow-acting': null
  phase: { phase: string | number }
  'phase-text': null
  'round-of': { round: string | number; rounds: string | number }
  'round-text': null
  'round-goods': null
  'round-goods-text': null
  'white-die-text': null
  'central-board': null
  'bonus-tiles': null
  'inns-left': null
  'inns-text': null
  'my-duchy': null
  'duchy-of': { name: string | number }
  'look-at': { name: string | number }
  'back-to-mine': null
  'points-total': null
  'workers-title': null
  'workers-text': null
  'silver-title': null
  'silver-text': null
  'my-goods': null
  'sold-goods': null
  'sold-text': null
  'sold-none': null
  'storage-shared': null
  'storage-own': { name: string | number }
  yard: null
  'trade-route': null
  'ally-of': { name: string | number }
  'order-place': { place: string | number }
  'bridge-text': null
  'hexes-filled': { count: number }
  'target-at': { points: string | number }
  'joined-outposts': { joined: string | number }
  'my-dice': null
  'die-text': null
  'hex-place': { number: string | number; region: string | number }
  'duchy-onto': null
  keys: null
  'side-of-board': { side: string | number }
  'part-board': null
  'part-duchy': null
  'bonus-gone': null
  'choose-target': null
  'choose-die': null
  'key-dice': null
  'key-workers': null
  'key-next': null
  'key-previous': null
  'key-arrows': null
  'key-enter': null
  'key-end': null
  'key-duchies': null
  'key-escape': null
  'key-help': null
  'question-start': null
  'question-start-hidden': null
  'question-lay': null
  'question-turn': null
  'question-turn-left': { left: string | number }
  'question-left-buy': null
  'question-left-hire': null
  'question-left-point': null
  'question-left-effect': null
  'question-left-shield': null
  'question-left-other': null
  'question-turn-end': null
  'question-castle': null
  'question-extra': null
  'question-city-hall': null
  'question-warehouse': null
  'question-carpenter': null
  'question-church': null
  'question-market': null
  'question-load': null
  'question-keep': null
  'question-discard': { tile: string | number }
  'question-store': { tile: string | number }
  'question-site': { tile: string | number }
  'question-white-castle': null
  'question-crane': null
  'question-geese': null
  'question-gather': null
  'question-court': { shield: string | number }
  'question-upkeep': { shield: string | number }
  'question-ally': null
  'question-harvest': null
  'question-black': null
  'question-exchange': null
  'question-spend': { count: number }
  'question-points': null
  'do-end': null
  'do-skip': null
  'do-workers': null
  'do-take': { from: string | number; tile: string | number }
  'do-place': { hex: string | number; tile: string | number }
  'do-on': { hex: string | number }
  'do-start': { hex: string | number; side: string | number }
  'do-sell': { goods: string | number }
  'do-spend': { goods: string | number }
  'do-gather': { goods: string | number }
  'do-keep': { goods: string | number }
  'do-keep-nothing': null
  'do-load': { depots: string | number; several: string | number }
  'do-buy': { tile: string | number; workers: string | number }
  'do-discard': { tile: string | number }
  'do-pick': { tile: string | number }
  'do-use': { tile: string | number }
  'do-beside': { species: string | number }
  'do-turn': { number: string | number }
  'do-shield': { shield: string | number }
  'do-ally': { name: string | number }
  'do-lay': { card: string | number }
  'do-effect': { effect: string | number }
  'do-pay-silver': null
  'do-pay-worker': null
  'do-pay-nothing': null
  'do-store-own': null
  'do-store-own.in': null
  'do-store-shared': null
  'do-store-shared.in': null
  'do-hire': null
  'do-point': null
  'species-cow': null
  'species-sheep': null
  'species-pig': null
  'species-goat': null
  'species-chicken': null
  'effect-action': null
  'effect-castle': null
  'effect-ship': null
  'effect-geese': null
  'effect-colour': { colour: string | number }
  'reason-game-over': null
  'reason-chance-first': null
  'reason-not-your-turn': { turn: string | number }
  'reason-already-chosen': null
  'reason-partner-chooses': null
  'reason-other-question': { question: string | number }
  'reason-no-such-question': { question: string | number }
  'reason-must-answer': { question: string | number }
  'reason-nothing-to-skip': null
  'reason-no-extra-action': null
  'reason-die-used': null
  'reason-too-few-workers': {
    have: string | number
    needed: string | number
    number: string | number
    shows: string | number
  }
  'reason-space-not-used': null
  'reason-space-empty': null
  'reason-effect-takes-other': { colour: string | number; tile: string | number }
  'reason-slot-empty': null
  'reason-hex-covered': { tile: string | number }
  'reason-wrong-colour': { colour: string | number; tile: string | number; wanted: string | number }
  'reason-not-adjacent': null
  'reason-city-has-one': { tile: string | number }
  'reason-no-goods': { goods: string | number }
  'reason-bought-already': null
  'reason-purchase-in-between': { question: string | number }
  'reason-black-depot-only': null
  'reason-workers-cannot-pay': null
  'reason-too-little-silver': { have: string | number; needed: string | number }
  'reason-too-few-workers-to-pay': { have: string | number; needed: string | number }
  'reason-one-depot-only': null
  'reason-no-such-hex': null
  'reason-not-a-start': null
  'reason-nowhere-to-place': { tile: string | number }
  'reason-turn-over': null
  'reason-crane-cannot': { building: string | number }
  'reason-region-has-inn': null
  'reason-no-inn': null
  'reason-no-shields': null
  'reason-shield-not-there': null
  'reason-both-dice-needed': null
  'reason-no-double': {
    have: string | number
    needed: string | number
    number: string | number
    shield: string | number
  }
  'reason-no-shield-by-castle': null
  'reason-no-castle-there': null
  'reason-workers-pay-no-shield': null
  'reason-turned-already': null
  'reason-no-room-for-goods': null
  'reason-no-goods-in-depots': null
  'reason-effects-wait': { waiting: string | number }
  'reason-no-castle-hex': { wanted: string | number }
  'source-regions': null
  'source-phases': null
  'source-bonus-tiles': null
  'source-outposts': null
  'source-animals': null
  'source-goods': null
  'source-routes': null
  'source-watchtowers': null
  'source-shields': null
  'source-shields.in': null
  'source-silver': null
  'source-silver.in': null
  'source-unsold-goods': null
  'source-unsold-goods.in': null
  'source-workers': null
  'source-workers.in': null
  'log-first': { order: string | number; players: string | number; who: string | number }
  'log-start-goods': { goods: string | number; who: string | number }
  'log-duchy': { duchy: string | number; who: string | number }
  'log-board': { board: string | number; who: string | number }
  'log-card': { card: string | number; who: string | number }
  'log-lay': { card: string | number; who: string | number }
  'log-arms': { onto: string | number; shield: string | number }
  'log-start': { hex: string | number; who: string | number }
  'log-phase': { phase: string | number }
  'log-refill': { colours: string | number }
  'log-round': { order: string | number; phase: string | number; players: string | number; round: string | number }
  'log-roll': { dice: string | number; who: string | number }
  'log-white': { colours: string | number; white: string | number }
  'log-white-only': { white: string | number }
  'log-remove': { depot: string | number; tile: string | number }
  'log-die': {
    shows: string | number
    sum: string | number
    used_as: string | number
    who: string | number
    workers: string | number
  }
  'log-white-die': {
    shows: string | number
    sum: string | number
    used_as: string | number
    who: string | number
    workers: string | number
  }
  'log-turn-die': { number: string | number; shows: string | number; who: string | number }
  'log-take': { from: string | number; tile: string | number; who: string | number }
  'log-store': { storage: string | number; tile: string | number; who: string | number }
  'log-discard': { for: string | number; tile: string | number; who: string | number }
  'log-place': { hex: string | number; tile: string | number; who: string | number }
  'log-animals': { sum: string | number; who: string | number }
  'log-watchtower': { sum: string | number; who: string | number }
  'log-boarding-house': { sum: string | number; who: string | number }
  'log-bank': { sum: string | number; who: string | number }
  'log-crane': { building: string | number; who: string | number }
  'log-region': { region: string | number; size: string | number; sum: string | number; who: string | number }
  'log-region-phase': { sum: string | number; who: string | number }
  'log-bonus': { hexes: string | number; sum: string | number; tile: string | number; who: string | number }
  'log-full-colour': { hexes: string | number; who: string | number }
  'log-outposts': { joined: string | number; sum: string | number; who: string | number }
  'log-outposts-first': { place: string | number; sum: string | number; who: string | number }
  'log-sell': { goods: string | number; sum: string | number; who: string | number }
  'log-route': { bonus: string | number; who: string | number }
  'log-workers': { sum: string | number; who: string | number }
  'log-hire': { hired: string | number; sum: string | number; who: string | number }
  'log-fellow-worker': { sum: string | number; who: string | number }
  'log-buy': { from: string | number; sum: string | number; tile: string | number; who: string | number }
  'log-load': {
    depots: string | number
    goods: string | number
    lost: string | number
    several: string | number
    who: string | number
  }
  'log-load-nothing': { depots: string | number; lost: string | number; several: string | number; who: string | number }
  'log-gather': { goods: string | number; who: string | number }
  'log-clear-goods': { goods: string | number; who: string | number }
  'log-exchange': { tile: string | number; who: string | number }
  'log-spend': { goods: string | number; who: string | number }
  'log-bridge': { place: string | number; space: string | number; who: string | number }
  'log-shield': {
    from: string | number
    shield: string | number
    sum: string | number
    who: string | number
    workers: string | number
  }
  'log-court': { gone: string | number; hex: string | number; shield: string | number; who: string | number }
  'log-ally': { seat: string | number; who: string | number }
  'log-upkeep': { shield: string | number; sum: string | number; who: string | number }
  'log-shield-lost': { shield: string | number; who: string | number }
  'log-skip': { effect: string | number; who: string | number }
  'log-end': { left: string | number; unused: string | number; who: string | number }
  'log-track': { now: string | number; sum: string | number; target: string | number; who: string | number }
  'log-target': { target: string | number; who: string | number }
  'log-income': { sum: string | number; who: string | number }
  'log-final': { for: string | number; sum: string | number; who: string | number }
  'log-result': { place: string | number; sum: string | number; who: string | number }
  'log-solo-result': { points: string | number; who: string | number }
  'skipped-castle': null
  'skipped-gather': null
  'skipped-harvest': null
  'skipped-black': null
  'skipped-exchange': null
  'skipped-points': null
  'colour-castle': null
  'colour-castle.region': null
  'colour-castle.hexes': null
  'colour-mine': null
  'colour-mine.region': null
  'colour-mine.hexes': null
  'colour-ship': null
  'colour-ship.region': null
  'colour-ship.hexes': null
  'colour-monastery': null
  'colour-monastery.region': null
  'colour-monastery.hexes': null
  'colour-building': null
  'colour-building.region': null
  'colour-building.hexes': null
  'colour-animal': null
  'colour-animal.region': null
  'colour-animal.hexes': null
  'colour-any': null
  'region-castle': null
  'region-castle.text': { number: string | number }
  'region-castle.onto': { number: string | number }
  'region-mine': null
  'region-mine.text': { number: string | number }
  'region-mine.onto': { number: string | number }
  'region-ship': null
  'region-ship.text': { number: string | number }
  'region-ship.onto': { number: string | number }
  'region-monastery': null
  'region-monastery.text': { number: string | number }
  'region-monastery.onto': { number: string | number }
  'region-building': null
  'region-building.text': { number: string | number }
  'region-building.onto': { number: string | number }
  'region-animal': null
  'region-animal.text': { number: string | number }
  'region-animal.onto': { number: string | number }
  workers: { count: number }
  'workers.in': { count: number }
  silver: { count: number }
  'silver.in': { count: number }
  points: { count: number }
  'goods-tiles': { count: number }
  'tile-castle': null
  'tile-castle.in': null
  'tile-castle.text': null
  'tile-mine': null
  'tile-mine.in': null
  'tile-mine.text': null
  'tile-ship': null
  'tile-ship.in': null
  'tile-ship.text': null
  'tile-warehouse': null
  'tile-warehouse.in': null
  'tile-warehouse.text': null
  'tile-watchtower': null
  'tile-watchtower.in': null
  'tile-watchtower.text': null
  'tile-carpenter': null
  'tile-carpenter.in': null
  'tile-carpenter.text': null
  'tile-church': null
  'tile-church.in': null
  'tile-church.text': null
  'tile-market': null
  'tile-market.in': null
  'tile-market.text': null
  'tile-boarding-house': null
  'tile-boarding-house.in': null
  'tile-boarding-house.text': null
  'tile-bank': null
  'tile-bank.in': null
  'tile-bank.text': null
  'tile-city-hall': null
  'tile-city-hall.in': null
  'tile-city-hall.text': null
  'tile-white-castle': null
  'tile-white-castle.in': null
  'tile-white-castle.text': null
  'tile-crane': null
  'tile-crane.in': null
  'tile-crane.text': null
  'tile-geese': null
  'tile-geese.in': null
  'tile-geese.text': null
  'tile-inn': null
  'tile-inn.in': null
  'tile-inn.text': null
  'tile-black-tile': null
  'tile-black-tile.in': null
  'tile-black-tile.text': null
  'herd-cow': { count: number }
  'herd-cow.in': { count: number }
  'herd-sheep': { count: number }
  'herd-sheep.in': { count: number }
  'herd-pig': { count: number }
  'herd-pig.in': { count: number }
  'herd-goat': { count: number }
  'herd-goat.in': { count: number }
  'herd-chicken': { count: number }
  'herd-chicken.in': { count: number }
  'herd-text': null
  monastery: { number: string | number }
  'monastery.in': { number: string | number }
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
  'shield.in': { number: string | number }
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
  'goods-1.in': null
  'goods-1.colour': null
  'goods-1.count': { count: number }
  'goods-2': null
  'goods-2.in': null
  'goods-2.colour': null
  'goods-2.count': { count: number }
  'goods-3': null
  'goods-3.in': null
  'goods-3.colour': null
  'goods-3.count': { count: number }
  'goods-4': null
  'goods-4.in': null
  'goods-4.colour': null
  'goods-4.count': { count: number }
  'goods-5': null
  'goods-5.in': null
  'goods-5.colour': null
  'goods-5.count': { count: number }
  'goods-6': null
  'goods-6.in': null
  'goods-6.colour': null
  'goods-6.count': { count: number }
  'goods-together': null
  'goods-stack': { count: number; goods: string | number }
  'goods-text': { number: string | number }
  'route-carpenter': null
  'route-carpenter.in': null
  'route-carpenter.text': null
  'route-church': null
  'route-church.in': null
  'route-church.text': null
  'route-market': null
  'route-market.in': null
  'route-market.text': null
  'route-city-hall': null
  'route-city-hall.in': null
  'route-city-hall.text': null
  'route-warehouse': null
  'route-warehouse.in': null
  'route-warehouse.text': null
  'route-workers': null
  'route-workers.in': null
  'route-workers.text': null
  'route-silver': null
  'route-silver.in': null
  'route-silver.text': null
  'route-points': null
  'route-points.in': null
  'route-points.text': null
  'route-action': null
  'route-action.in': null
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
  'depot.in': { number: string | number }
  'depot.from': { number: string | number }
  'depot.onto': { number: string | number }
  'depot-black': null
  'depot-black.from': null
  storage: null
  'storage-empty': null
  'space-empty': { colour: string | number }
  die: { number: string | number }
  'die-used': null
  'white-die': { number: string | number }
  bridge: null
  analysis: null
  'analysis-begin': null
  'analysis-new': { game: string | number }
  'analysis-set-up': null
  'analysis-open': null
  'analysis-file-wrong': null
  'analysis-engine': null
  'analysis-why': null
  'analysis-chance': null
  'analysis-outcome': null
  'analysis-choose': null
  'analysis-roll': null
  'analysis-roll-all': null
  'analysis-lines': null
  'analysis-root': null
  'analysis-draws': { count: number }
  'analysis-name': null
  'analysis-note': null
  'analysis-promote': null
  'analysis-cut': null
  'analysis-cut-sure': null
  'analysis-share': null
  'analysis-title': null
  'analysis-link': null
  'analysis-file': null
  'analysis-copied': null
  'analysis-edit': null
  editor: null
  'editor-good': null
  'editor-checking': null
  'editor-analyse': null
  'editor-anew': null
  'editor-players': null
  'editor-duchy': { name: string | number }
  'editor-empty': null
  'editor-where': null
  'editor-phase': null
  'editor-white': null
  'editor-turn': null
  'editor-asked': null
  'editor-round-goods': null
  'editor-goods': null
  'editor-sold': null
  'editor-points': null
  'editor-die': { die: string | number }
  'editor-slot': { slot: string | number }
  'editor-hex': { hex: string | number; name: string | number }
  'editor-no-tile': null
  'editor-tile': { left: string | number; tile: string | number }
  'editor-tiles-note': null
  'editor-bonus': null
  'editor-document': null
  'editor-document-note': null
  'editor-text': null
  'editor-write': null
  'editor-read': null
  'editor-not-json': null
  'field-position': null
  'field-tiles': { which: string | number }
  'field-storage': null
  'field-dice': null
  'field-goods': null
  'field-sold': null
  'field-silver': null
  'field-workers': null
  'field-points': null
  'field-large-bonus': null
  'field-small-bonus': null
  'field-depots': { which: string | number }
  'field-phase': null
  'field-round': null
  'field-round-goods': null
  'field-turn': null
  'field-order': null
  'field-agenda': null
  'field-white': null
  'field-piles': null
  'field-bag': null
  'field-duchies': null
  'field-seats': null
  'field-options': null
  'field-name': null
  review: null
  analyse: null
  'review-begin': null
  'review-note': null
  'review-waiting': { count: number }
  'review-running': null
  'review-running-note': null
  'review-cancel': null
  'review-cancelled': null
  'review-failed': null
  'review-curve': null
  'review-mark': { name: string | number; ply: string | number; points: string | number }
  'review-cost': { points: string | number; spread: string | number }
  'review-better': null
  'review-line': null
  'review-line-show': null
  'review-line-close': null
  'review-no-decision': null
  'review-previous': null
  'review-next': null
  'review-costliest': null
  'review-whose': null
  'review-everybody': null
  'review-none-costly': null
  'review-totals': null
  'review-lost': null
  'review-per-decision': null
  'review-phase': { phase: string | number }
  'review-how': null
  'grade-forced': null
  'grade-best': null
  'grade-good': null
  'grade-inaccuracy': null
  'grade-mistake': null
  'luck-title': null
  'luck-note': null
  'luck-picture': null
  'part-start': null
  'part-luck-dice': null
  'part-luck-tiles': null
  'part-luck-cards': null
  'part-luck-other': { kind: string | number }
  'part-skill': null
  'part-others': null
  'part-rest': null
  'coach-title': null
  coach: null
  'coach-off': null
  'coach-hints': null
  'coach-analysis': null
  'coach-note-off': null
  'coach-note-hints': null
  'coach-note-analysis': null
  'coach-agreed': null
  'coach-here-off': null
  'coach-here-hints': null
  'coach-here-analysis': null
  hint: null
  'key-hint': null
  'hint-thinking': null
  'hint-lead': { other: string | number; points: string | number }
  'hint-near': { other: string | number }
  'hint-others': null
  'value-note': null
  'hints-used': { count: number }
  'event-advised-hint': { who: string | number }
  'event-advised-analysis': { who: string | number }
  'because-same': null
  'because-only': null
  'because-ahead': { points: string | number }
  'because-next': { what: string | number }
  'because-later-more': { points: string | number; what: string | number }
  'because-later-less': { points: string | number; what: string | number }
  'because-holds-more': { count: number; what: string | number }
  'because-holds-less': { count: number; what: string | number }
  'because-held-silver': null
  'because-held-workers': null
  'because-held-goods': null
  'because-held-tiles': null
  'because-held-buildings': null
  'because-held-soldiers': null
  'because-held-krystallium': null
  'refused-coach-off': null
  'refused-no-review': null
  'refused-too-much': null
  'refused-lost-thought': null
  'refused-position': null
  'analyse-now': null
  'lesson-kingdom-goal': null
  'lesson-kingdom-goal.title': null
  'lesson-kingdom-hand': null
  'lesson-kingdom-hand.title': null
  'lesson-kingdom-explain': null
  'lesson-kingdom-explain.title': null
  'lesson-kingdom-offer': { card: string | number }
  'lesson-kingdom-offer.title': null
  'lesson-kingdom-offer-second': { card: string | number }
  'lesson-kingdom-offer-any': null
  'lesson-kingdom-trap': null
  'lesson-kingdom-trap.title': null
  'lesson-kingdom-take': { cards: string | number }
  'lesson-kingdom-take.title': null
  'lesson-kingdom-take-any': null
  'lesson-kingdom-draft': null
  'lesson-kingdom-draft.title': null
  'lesson-kingdom-plan': null
  'lesson-kingdom-plan.title': null
  'lesson-kingdom-build': { card: string | number }
  'lesson-kingdom-build.title': null
  'lesson-kingdom-build-any': null
  'lesson-kingdom-recycle': { card: string | number }
  'lesson-kingdom-recycle.title': null
  'lesson-kingdom-recycle-any': null
  'lesson-kingdom-place': null
  'lesson-kingdom-place.title': null
  'lesson-kingdom-planning': null
  'lesson-kingdom-planning.title': null
  'lesson-kingdom-steps': null
  'lesson-kingdom-steps.title': null
  'lesson-kingdom-cubes': null
  'lesson-kingdom-cubes.title': null
  'lesson-kingdom-supremacy': null
  'lesson-kingdom-supremacy.title': null
  'lesson-kingdom-alchemy': { krystallium: string | number }
  'lesson-kingdom-alchemy.title': null
  'lesson-kingdom-round': null
  'lesson-kingdom-round.title': null
  'lesson-kingdom-points': null
  'lesson-kingdom-points.title': null
  'lesson-kingdom-undo': null
  'lesson-kingdom-undo.title': null
  'lesson-kingdom-done': null
  'lesson-kingdom-done.title': null
  'lesson-rules-draft': null
  'lesson-rules-production': null
  'lesson-rules-modules': null
  'kingdom-reason-game-over': null
  'kingdom-reason-chance-first': null
  'kingdom-reason-not-your-turn': { turn: string | number }
  'kingdom-reason-other-question': { question: string | number }
  'kingdom-reason-no-such-question': { question: string | number }
  'kingdom-reason-not-in-hand': { card: string | number }
  'kingdom-reason-no-trap': null
  'kingdom-reason-solo-only': null
  'kingdom-reason-searched': null
  'kingdom-reason-too-few-to-search': { area: string | number; cards: string | number }
  'kingdom-reason-not-seen': { cards: string | number }
  'kingdom-reason-no-spy': null
  'kingdom-reason-nothing-face-down': null
  'kingdom-reason-nothing-on-offer': { place: string | number }
  'kingdom-reason-does-not-fit': { question: string | number }
  'kingdom-reason-not-drafted': { card: string | number }
  'kingdom-reason-must-recycle': { card: string | number }
  'kingdom-reason-menace-stays': { card: string | number }
  'kingdom-reason-cards-left': { cards: string | number }
  'kingdom-reason-no-cube': null
  'kingdom-reason-no-such-site': null
  'kingdom-reason-not-needed': { card: string | number; resource: string | number }
  'kingdom-reason-no-krystallium': null
  'kingdom-reason-no-soldier': null
  'kingdom-reason-converts-itself': null
  'kingdom-reason-too-few-cubes': { cubes: string | number }
  'kingdom-reason-frozen': { card: string | number }
  'kingdom-reason-must-be-built': { card: string | number }
  'kingdom-reason-not-in-alchemy': { resource: string | number }
  'kingdom-reason-no-such-icon': { icon: string | number }
  'kingdom-reason-no-battle': null
  'kingdom-reason-no-such-menace': { menace: string | number }
  'kingdom-reason-giant-under-card': { sites: string | number }
  'kingdom-reason-battle-price': { have: string | number; needed: string | number }
  'kingdom-reason-choose-token': null
  'kingdom-reason-no-token': { icon: string | number }
  'kingdom-reason-not-frozen': { card: string | number }
  'kingdom-reason-not-complete': { card: string | number }
  'kingdom-reason-advisor-not-dealt': null
  'kingdom-reason-no-such-advisor': null
  'kingdom-reason-advisor-used': { card: string | number }
  'kingdom-reason-wrong-phase': { card: string | number; phase: string | number }
  'kingdom-reason-too-few-soldiers': { card: string | number; have: string | number; needed: string | number }
  'kingdom-reason-no-use': { card: string | number }
  'kingdom-reason-no-such-task': null
  'kingdom-reason-task-done': { task: string | number }
  'kingdom-reason-task-soldiers': { have: string | number; needed: string | number; task: string | number }
  'kingdom-reason-task-price': { have: string | number; needed: string | number; task: string | number }
  'kingdom-source-cards': null
  'kingdom-source-per-structure': null
  'kingdom-source-per-company': null
  'kingdom-source-per-monument': null
  'kingdom-source-per-discovery': null
  'kingdom-source-calamities': null
  'kingdom-source-menaces': null
  'kingdom-source-quest': null
  'kingdom-source-advisors': null
  'kingdom-defeat-vermin': null
  'kingdom-defeat-shadows': null
  'kingdom-defeat-unbuilt': null
  'kingdom-defeat-quest': null
  'kingdom-defeat-thieves': null
  'kingdom-scenario-1': null
  'kingdom-scenario-1.setup': null
  'kingdom-scenario-1.rules': null
  'kingdom-scenario-1.lost': null
  'kingdom-scenario-2': null
  'kingdom-scenario-2.setup': null
  'kingdom-scenario-2.rules': null
  'kingdom-scenario-2.lost': null
  'kingdom-scenario-3': null
  'kingdom-scenario-3.setup': null
  'kingdom-scenario-3.rules': null
  'kingdom-scenario-3.lost': null
  'kingdom-scenario-4': null
  'kingdom-scenario-4.setup': null
  'kingdom-scenario-4.rules': null
  'kingdom-scenario-4.lost': null
  'kingdom-scenario-5': null
  'kingdom-scenario-5.setup': null
  'kingdom-scenario-5.rules': null
  'kingdom-scenario-5.lost': null
  'kingdom-scenario-6': null
  'kingdom-scenario-6.setup': null
  'kingdom-scenario-6.rules': null
  'kingdom-scenario-6.lost': null
  'kingdom-log-duchy': { duchy: string | number; who: string | number }
  'kingdom-log-keep': { card: string | number; who: string | number }
  'kingdom-log-round': { round: string | number; who: string | number }
  'kingdom-log-deal': { cards: string | number }
  'kingdom-log-offered': { area: string | number; card: string | number }
  'kingdom-log-danger': { area: string | number }
  'kingdom-log-offer': { area: string | number; card: string | number; who: string | number }
  'kingdom-log-take': { area: string | number; cards: string | number; who: string | number }
  'kingdom-log-spy': { who: string | number }
  'kingdom-log-uncover': { area: string | number; card: string | number }
  'kingdom-log-pick': { area: string | number; card: string | number; do: string | number; who: string | number }
  'kingdom-log-search': { area: string | number; who: string | number }
  'kingdom-log-find': { card: string | number; seen: string | number; who: string | number }
  'kingdom-log-advisor': { card: string | number; who: string | number }
  'kingdom-log-turn-up': { cards: string | number; who: string | number }
  'kingdom-log-build': { card: string | number; who: string | number }
  'kingdom-log-recycle': { card: string | number; resources: string | number; who: string | number }
  'kingdom-log-cube': { on: string | number; resource: string | number; who: string | number }
  'kingdom-log-substitute': { card: string | number; resource: string | number; who: string | number }
  'kingdom-log-soldier': { card: string | number; who: string | number }
  'kingdom-log-scrap': { card: string | number; resource: string | number; who: string | number }
  'kingdom-log-krystallium': { who: string | number }
  'kingdom-log-produce': { cubes: string | number; resource: string | number; who: string | number }
  'kingdom-log-rats': { rats: string | number; vermin: string | number; who: string | number }
  'kingdom-log-lose': { card: string | number; who: string | number }
  'kingdom-log-gift': { resource: string | number; who: string | number }
  'kingdom-log-freeze': { card: string | number; who: string | number }
  'kingdom-log-cover': { icon: string | number; who: string | number }
  'kingdom-log-fight': { menace: string | number; soldiers: string | number; who: string | number }
  'kingdom-log-recover': { icon: string | number; who: string | number }
  'kingdom-log-farms': { vermin: string | number; who: string | number }
  'kingdom-log-task': { board: string | number; task: string | number; who: string | number }
  'kingdom-log-standing': { round: string | number; total: string | number; who: string | number }
  'kingdom-log-defeat': { who: string | number; why: string | number }
  'kingdom-log-final': { for: string | number; points: string | number; who: string | number }
  'kingdom-log-medal': { medal: string | number; total: string | number; who: string | number }
  'kingdom-log-result': { place: string | number; total: string | number; who: string | number }
  'kingdom-log-use': { card: string | number; soldiers: string | number; who: string | number }
  'kingdom-log-complete': {
    card: string | number
    krystallium: string | number
    soldiers: string | number
    who: string | number
  }
  'kingdom-log-supremacy': { soldiers: string | number; who: string | number }
  'kingdom-log-reward': {
    krystallium: string | number
    points: string | number
    soldiers: string | number
    spies: string | number
    who: string | number
  }
  'rules-kingdom-materials': null
  'rules-kingdom-materials.text': null
  'rules-kingdom-population': null
  'rules-kingdom-population.text': null
  'rules-kingdom-gold': null
  'rules-kingdom-gold.text': null
  'rules-kingdom-exploration': null
  'rules-kingdom-exploration.text': null
  'rules-kingdom-structure': null
  'rules-kingdom-structure.text': null
  'rules-kingdom-company': null
  'rules-kingdom-company.text': null
  'rules-kingdom-monument': null
  'rules-kingdom-monument.text': null
  'rules-kingdom-discovery': null
  'rules-kingdom-discovery.text': null
  'rules-kingdom-advisor-two': { words: string | number }
  'rules-kingdom-task': { board: string | number; task: string | number }
  'rules-kingdom-task-final': { board: string | number }
  'rules-kingdom-task-costs': {
    alone: string | number
    reward: string | number
    solo: string | number
    two: string | number
  }
  'kingdom-part-stage': null
  'kingdom-part-realm': null
  'kingdom-part-deck': null
  'kingdom-part-quests': null
  'kingdom-stage-duchies': null
  'kingdom-stage-advisors': null
  'kingdom-stage-keeping': null
  'kingdom-stage-dealing': null
  'kingdom-stage-draft': null
  'kingdom-stage-reveal': null
  'kingdom-stage-menaces': null
  'kingdom-stage-planning': null
  'kingdom-stage-production': null
  'kingdom-stage-battle': null
  'kingdom-stage-end': null
  'kingdom-stage-over': null
  'kingdom-stage-text': null
  'kingdom-first': { name: string | number }
  'kingdom-area': { area: string | number }
  'kingdom-area-empty': null
  'kingdom-laid-by': { name: string | number }
  'kingdom-laid-by-me': { card: string | number }
  'kingdom-from-danger': null
  'kingdom-hand': null
  'kingdom-drafted': null
  'kingdom-drafted-of': { name: string | number }
  'kingdom-drafted-none': null
  'kingdom-held': { cards: string | number }
  'kingdom-traps': { traps: string | number }
  'kingdom-down': null
  'kingdom-down-text': null
  'kingdom-take-area': { area: string | number }
  'kingdom-lay-here': { area: string | number }
  'kingdom-lay-down': { area: string | number }
  'kingdom-choose-area': null
  'kingdom-choose-site': null
  'kingdom-choose-resource': null
  'kingdom-sum': {
    advisors: string | number
    calamities: string | number
    cards: string | number
    hidden: string | number
    menaces: string | number
  }
  'kingdom-look': { card: string | number }
  'kingdom-my-realm': null
  'kingdom-realm-of': { name: string | number }
  'kingdom-look-at-realm': { name: string | number }
  'kingdom-back-to-mine': null
  'kingdom-construction': null
  'kingdom-construction-none': null
  'kingdom-built': null
  'kingdom-built-none': null
  'kingdom-still-needs': { needs: string | number }
  'kingdom-needs-nothing': null
  'kingdom-frozen': { points: string | number; soldiers: string | number }
  'kingdom-fixed': null
  'kingdom-build': null
  'kingdom-recycle': null
  'kingdom-build-all': null
  'kingdom-fill': null
  'kingdom-fill-text': { places: string | number }
  'kingdom-scrap': null
  'kingdom-pay-off': null
  'kingdom-arrived': null
  'kingdom-planning-done': null
  'kingdom-heap': { cubes: string | number }
  'kingdom-used': null
  'kingdom-usable': null
  'kingdom-task-done': null
  'kingdom-task-of': { task: string | number }
  'kingdom-final': null
  'kingdom-covered': { icon: string | number }
  'kingdom-odds': { cards: string | number; dangers: string | number; percent: string | number }
  'kingdom-cards-left': { cards: string | number }
  'kingdom-spies-are': { active: string | number; hidden: string | number }
  'kingdom-search-step-1': { area: string | number }
  'kingdom-search-step-2': null
  'kingdom-search-step-3': null
  'kingdom-searched': null
  'kingdom-story': { number: string | number; title: string | number }
  'kingdom-story-short': { number: string | number }
  'kingdom-story-setup': null
  'kingdom-story-rules': null
  'kingdom-story-lost': null
  'kingdom-lost-count': { limit: string | number; lost: string | number }
  'kingdom-vermin-left': { cards: string | number }
  'kingdom-to-medal': { medal: string | number; points: string | number }
  'kingdom-has-medal': { medal: string | number }
  'kingdom-medal-none': null
  'kingdom-medal-bronze': null
  'kingdom-medal-silver': null
  'kingdom-medal-gold': null
  'kingdom-medal-at': { medal: string | number; points: string | number }
  'kingdom-won-medal': { medal: string | number }
  'kingdom-lacked': { medal: string | number; points: string | number }
  'kingdom-lost': { why: string | number }
  'kingdom-make-mine': {
    mine: string | number
    name: string | number
    resource: string | number
    theirs: string | number
  }
  'kingdom-make-alone': { least: string | number; mine: string | number; resource: string | number }
  'kingdom-supremacy-of': { name: string | number }
  'kingdom-supremacy-none': null
  'kingdom-step-now': null
  'kingdom-step-past': null
  'kingdom-points-now': null
  'kingdom-choice-kept': { card: string | number }
  'kingdom-owes-nothing': { name: string | number }
  'kingdom-owes-plan': { left: string | number; name: string | number }
  'kingdom-owes-cube': { about: string | number; count: number; name: string | number }
  'kingdom-owes-other': { name: string | number }
  'kingdom-thing-alchemy': null
  'kingdom-thing-alchemy.text': null
  'kingdom-thing-krystallium': null
  'kingdom-thing-krystallium.text': null
  'kingdom-thing-soldiers': null
  'kingdom-thing-soldiers.text': null
  'kingdom-thing-training': null
  'kingdom-thing-training.text': null
  'kingdom-thing-supremacy': null
  'kingdom-thing-supremacy.text': null
  'kingdom-thing-calamities': null
  'kingdom-thing-calamities.text': null
  'kingdom-thing-traps': null
  'kingdom-thing-traps.text': null
  'kingdom-thing-spies': null
  'kingdom-thing-spies.text': null
  'kingdom-thing-deck': null
  'kingdom-thing-deck.text': null
  'kingdom-thing-danger': null
  'kingdom-thing-danger.text': null
  'kingdom-thing-search': null
  'kingdom-thing-search.text': null
  'kingdom-thing-duchy': null
  'kingdom-thing-duchy.text': null
  'kingdom-thing-quests': null
  'kingdom-thing-quests.text': null
  'kingdom-thing-medals': null
  'kingdom-thing-medals.text': null
  'kingdom-thing-first': null
  'kingdom-thing-first.text': null
  'kingdom-key-hand': null
  'kingdom-key-areas': null
  'kingdom-key-down': null
  'kingdom-key-recycle': null
  'kingdom-key-all': null
  'kingdom-key-fill': null
  'kingdom-key-alchemy': null
  'kingdom-key-krystallium': null
  'kingdom-key-soldier': null
  'kingdom-key-done': null
  'kingdom-key-look': null
  'kingdom-key-realms': null
  'kingdom-question-keep': null
  'kingdom-question-offer': { count: number }
  'kingdom-question-take': null
  'kingdom-question-spy': null
  'kingdom-question-shift': null
  'kingdom-question-dismiss': null
  'kingdom-question-search': { about: string | number; count: number }
  'kingdom-question-find': null
  'kingdom-question-shadow': { count: number }
  'kingdom-question-giant': { count: number }
  'kingdom-question-theft': { count: number }
  'kingdom-question-gift': { count: number }
  'kingdom-question-plan': { left: string | number }
  'kingdom-question-cube': { about: string | number; count: number }
  'kingdom-question-step': { step: string | number }
  'kingdom-question-battle': null
  'kingdom-question-convert': { count: number }
  'kingdom-question-end': null
  'kingdom-ask-keep': null
  'kingdom-ask-offer': null
  'kingdom-ask-take': null
  'kingdom-ask-spy': null
  'kingdom-ask-shift': null
  'kingdom-ask-dismiss': null
  'kingdom-ask-search': null
  'kingdom-ask-find': null
  'kingdom-ask-shadow': null
  'kingdom-ask-giant': null
  'kingdom-ask-theft': null
  'kingdom-ask-gift': null
  'kingdom-ask-plan': null
  'kingdom-ask-cube': null
  'kingdom-ask-step': null
  'kingdom-ask-battle': null
  'kingdom-ask-convert': null
  'kingdom-ask-end': null
  'kingdom-do-done': null
  'kingdom-do-convert': null
  'kingdom-do-take': { area: string | number }
  'kingdom-do-search': { area: string | number }
  'kingdom-do-build': { card: string | number }
  'kingdom-do-recycle': { card: string | number; gives: string | number }
  'kingdom-do-alchemy': null
  'kingdom-do-put': { card: string | number }
  'kingdom-do-krystallium': { card: string | number; resource: string | number }
  'kingdom-do-soldier': { card: string | number }
  'kingdom-do-scrap': { card: string | number }
  'kingdom-do-pick': { area: string | number; card: string | number; place: string | number }
  'kingdom-do-find': { card: string | number }
  'kingdom-do-lose': { card: string | number }
  'kingdom-do-freeze': { card: string | number }
  'kingdom-do-freeze-drafted': { card: string | number }
  'kingdom-do-cover': { icon: string | number }
  'kingdom-do-catch': { icon: string | number }
  'kingdom-do-fight': { card: string | number }
  'kingdom-do-thaw': { card: string | number }
  'kingdom-do-task': { board: string | number; task: string | number }
  'kingdom-do-use': { card: string | number }
  'kingdom-do-keep': { card: string | number }
  'kingdom-do-spy': null
  'kingdom-would-points': { points: string | number }
  'kingdom-would-krystallium': null
  'kingdom-would-scrap': { resource: string | number }
  'kingdom-would-join': { card: string | number }
  'kingdom-give-up': null
  'kingdom-freeze': null
  'kingdom-scenarios': null
  'kingdom-do-offer': { area: string | number; card: string | number; face: string | number }
  'kingdom-would-complete': { card: string | number; krystallium: string | number; soldiers: string | number }
  'kingdom-would-supremacy': { soldiers: string | number }
  'kingdom-resource-materials': null
  'kingdom-resource-population': null
  'kingdom-resource-gold': null
  'kingdom-resource-exploration': null
  'kingdom-resource-krystallium': null
  'kingdom-resource-soldiers': null
  'kingdom-type-structure': null
  'kingdom-type-company': null
  'kingdom-type-monument': null
  'kingdom-type-discovery': null
  'kingdom-amount': { count: number; name: string | number }
  'kingdom-soldiers': { count: number }
  'kingdom-spies': { count: number }
  'kingdom-nothing': null
  'kingdom-face-down': null
  'kingdom-phase-draft': null
  'kingdom-phase-planning': null
  'kingdom-phase-production': null
  'kingdom-phase-end': null
  'kingdom-of-type': { type: string | number }
  'kingdom-family-treasure': null
  'kingdom-family-calamity': null
  'kingdom-family-menace': null
  'kingdom-family-advisor': null
  'kingdom-costs': { cost: string | number }
  'kingdom-makes': { makes: string | number }
  'kingdom-worth': { points: string | number }
  'kingdom-loses': { points: string | number }
  'kingdom-bonus': { bonus: string | number }
  'kingdom-recycles': { gives: string | number }
  'kingdom-for-each': { type: string | number; what: string | number }
  'kingdom-used-in': { phase: string | number }
  'kingdom-used-for': { soldiers: string | number }
  'kingdom-removed-for': { soldiers: string | number }
  'kingdom-reward': { reward: string | number }
  'kingdom-final-task': null
  'kingdom-calamity-text': null
  'kingdom-menace-rats': null
  'kingdom-menace-vermin': null
  'kingdom-menace-giants': null
  'kingdom-menace-shadows': null
  'kingdom-menace-thieves': null
  learn: null
  'learn-note': null
  'learn-nothing': { game: string | number }
  'learn-going': null
  'learn-go-on': null
  'lesson-mark': null
  'lesson-guide': null
  'lesson-step': { step: string | number; steps: string | number }
  'lesson-words': null
  'lesson-next': null
  'lesson-skip': null
  'lesson-back': null
  'lesson-leave': null
  'lesson-show': null
  'lesson-again': null
  'lesson-play-on': null
  'lesson-wait': null
  'lesson-before': null
  'lesson-not-now': null
  'lesson-rules-turns': null
  'lesson-rules-effects': null
  'lesson-rules-points': null
  'lesson-rules': null
  'key-guide': null
  'lesson-burgundy-goal': null
  'lesson-burgundy-goal.title': null
  'lesson-burgundy-duchy': null
  'lesson-burgundy-duchy.title': null
  'lesson-burgundy-explain': null
  'lesson-burgundy-explain.title': null
  'lesson-burgundy-dice': { die: string | number }
  'lesson-burgundy-dice.title': null
  'lesson-burgundy-dice-any': null
  'lesson-burgundy-take': { from: string | number; tile: string | number }
  'lesson-burgundy-take.title': null
  'lesson-burgundy-take-any': null
  'lesson-burgundy-storage': null
  'lesson-burgundy-storage.title': null
  'lesson-burgundy-place': { die: string | number; number: string | number; workers: string | number }
  'lesson-burgundy-place.title': null
  'lesson-burgundy-place-free': { die: string | number }
  'lesson-burgundy-place-any': null
  'lesson-burgundy-effect': { does: string | number; tile: string | number }
  'lesson-burgundy-effect.title': null
  'lesson-burgundy-region': { phase: string | number; size: string | number }
  'lesson-burgundy-region.title': null
  'lesson-burgundy-region-later': null
  'lesson-burgundy-buy': { tile: string | number }
  'lesson-burgundy-buy.title': null
  'lesson-burgundy-buy-any': null
  'lesson-burgundy-end': null
  'lesson-burgundy-end.title': null
  'lesson-burgundy-bot': null
  'lesson-burgundy-bot.title': null
  'lesson-burgundy-round': null
  'lesson-burgundy-round.title': null
  'lesson-burgundy-ship': { die: string | number }
  'lesson-burgundy-ship.title': null
  'lesson-burgundy-load': null
  'lesson-burgundy-ship-any': null
  'lesson-burgundy-sell': { die: string | number; goods: string | number }
  'lesson-burgundy-sell.title': null
  'lesson-burgundy-sell-any': null
  'lesson-burgundy-workers': null
  'lesson-burgundy-workers.title': null
  'lesson-burgundy-undo': null
  'lesson-burgundy-undo.title': null
  'lesson-burgundy-others': null
  'lesson-burgundy-others.title': null
  'lesson-burgundy-done': null
  'lesson-burgundy-done.title': null
  'game-burgundy': null
  'game-burgundy.text': null
  'game-kingdom': null
  'game-kingdom.text': null
  'bot-random': null
  'bot-random.text': null
  'bot-greedy': null
  'bot-greedy.text': null
  'bot-novice': null
  'bot-novice.text': null
  'bot-squire': null
  'bot-squire.text': null
  'bot-steward': null
  'bot-steward.text': null
  'bot-chancellor': null
  'bot-chancellor.text': null
  'bot-duke': null
  'bot-duke.text': null
  'bot-above': { points: string | number; words: string | number }
  'bot-below': { points: string | number; words: string | number }
  'option-burgundy-players': null
  'option-burgundy-players.text': null
  'choice-burgundy-players-1': null
  'choice-burgundy-players-1.text': null
  'choice-burgundy-players-2': null
  'choice-burgundy-players-2.text': null
  'choice-burgundy-players-3': null
  'choice-burgundy-players-3.text': null
  'choice-burgundy-players-4': null
  'choice-burgundy-players-4.text': null
  'option-burgundy-edition': null
  'option-burgundy-edition.text': null
  'choice-burgundy-edition-2019': null
  'choice-burgundy-edition-2019.text': null
  'choice-burgundy-edition-2011': null
  'choice-burgundy-edition-2011.text': null
  'option-burgundy-teams': null
  'option-burgundy-teams.text': null
  'choice-burgundy-teams-no': null
  'choice-burgundy-teams-no.text': null
  'choice-burgundy-teams-yes': null
  'choice-burgundy-teams-yes.text': null
  'option-burgundy-duchies': null
  'option-burgundy-duchies.text': null
  'option-burgundy-start': null
  'option-burgundy-start.text': null
  'choice-burgundy-start-auto': null
  'choice-burgundy-start-auto.text': null
  'choice-burgundy-start-centre': null
  'choice-burgundy-start-centre.text': null
  'choice-burgundy-start-turn': null
  'choice-burgundy-start-turn.text': null
  'choice-burgundy-start-hidden': null
  'choice-burgundy-start-hidden.text': null
  'option-burgundy-tie_break': null
  'option-burgundy-tie_break.text': null
  'choice-burgundy-tie_break-auto': null
  'choice-burgundy-tie_break-auto.text': null
  'choice-burgundy-tie_break-fewest_empty': null
  'choice-burgundy-tie_break-fewest_empty.text': null
  'choice-burgundy-tie_break-most_empty': null
  'choice-burgundy-tie_break-most_empty.text': null
  'option-burgundy-overflow_goods': null
  'option-burgundy-overflow_goods.text': null
  'choice-burgundy-overflow_goods-auto': null
  'choice-burgundy-overflow_goods-auto.text': null
  'choice-burgundy-overflow_goods-stay': null
  'choice-burgundy-overflow_goods-stay.text': null
  'choice-burgundy-overflow_goods-discard': null
  'choice-burgundy-overflow_goods-discard.text': null
  'option-burgundy-extra_tiles': null
  'option-burgundy-extra_tiles.text': null
  'choice-burgundy-extra_tiles-no': null
  'choice-burgundy-extra_tiles-no.text': null
  'choice-burgundy-extra_tiles-yes': null
  'choice-burgundy-extra_tiles-yes.text': null
  'option-burgundy-white_castles': null
  'option-burgundy-white_castles.text': null
  'choice-burgundy-white_castles-no': null
  'choice-burgundy-white_castles-no.text': null
  'choice-burgundy-white_castles-yes': null
  'choice-burgundy-white_castles-yes.text': null
  'option-burgundy-inns': null
  'option-burgundy-inns.text': null
  'choice-burgundy-inns-no': null
  'choice-burgundy-inns-no.text': null
  'choice-burgundy-inns-yes': null
  'choice-burgundy-inns-yes.text': null
  'option-burgundy-trade_routes': null
  'option-burgundy-trade_routes.text': null
  'choice-burgundy-trade_routes-no': null
  'choice-burgundy-trade_routes-no.text': null
  'choice-burgundy-trade_routes-yes': null
  'choice-burgundy-trade_routes-yes.text': null
  'option-burgundy-route_order': null
  'option-burgundy-route_order.text': null
  'choice-burgundy-route_order-random': null
  'choice-burgundy-route_order-random.text': null
  'choice-burgundy-route_order-chosen': null
  'choice-burgundy-route_order-chosen.text': null
  'option-burgundy-shields': null
  'option-burgundy-shields.text': null
  'choice-burgundy-shields-no': null
  'choice-burgundy-shields-no.text': null
  'choice-burgundy-shields-yes': null
  'choice-burgundy-shields-yes.text': null
  'option-burgundy-outpost_scoring': null
  'option-burgundy-outpost_scoring.text': null
  'choice-burgundy-outpost_scoring-each': null
  'choice-burgundy-outpost_scoring-each.text': null
  'choice-burgundy-outpost_scoring-pairs': null
  'choice-burgundy-outpost_scoring-pairs.text': null
  'option-burgundy-target': null
  'option-burgundy-target.text': null
  'option-burgundy-drawings': null
  'option-burgundy-drawings.text': null
  'option-kingdom-players': null
  'option-kingdom-players.text': null
  'choice-kingdom-players-1': null
  'choice-kingdom-players-1.text': null
  'choice-kingdom-players-2': null
  'choice-kingdom-players-2.text': null
  'option-kingdom-module': null
  'option-kingdom-module.text': null
  'choice-kingdom-module-auto': null
  'choice-kingdom-module-auto.text': null
  'choice-kingdom-module-menaces': null
  'choice-kingdom-module-menaces.text': null
  'choice-kingdom-module-advisors': null
  'choice-kingdom-module-advisors.text': null
  'choice-kingdom-module-quests': null
  'choice-kingdom-module-quests.text': null
  'choice-kingdom-module-none': null
  'choice-kingdom-module-none.text': null
  'option-kingdom-side': null
  'option-kingdom-side.text': null
  'choice-kingdom-side-a': null
  'choice-kingdom-side-a.text': null
  'choice-kingdom-side-b': null
  'choice-kingdom-side-b.text': null
  'option-kingdom-menaces': null
  'option-kingdom-menaces.text': null
  'option-kingdom-quest': null
  'option-kingdom-quest.text': null
  'option-kingdom-scenario': null
  'option-kingdom-scenario.text': null
  'choice-kingdom-scenario-0': null
  'choice-kingdom-scenario-1': null
  'choice-kingdom-scenario-2': null
  'choice-kingdom-scenario-3': null
  'choice-kingdom-scenario-4': null
  'choice-kingdom-scenario-5': null
  'choice-kingdom-scenario-6': null
  'option-kingdom-duchy': null
  'option-kingdom-duchy.text': null
  'option-kingdom-set': null
  'option-kingdom-set.text': null
  'kingdom-set-house': null
  'kingdom-set-own': null
  'kingdom-set-file': null
  'kingdom-set-text': null
  'choice-kingdom-set-house': null
  'choice-kingdom-set-house-2': null
  'choice-kingdom-set-house-3': null
  'choice-kingdom-set-house-4': null
  'choice-kingdom-set-house-5': null
  'choice-kingdom-set-house-6': null
  close: null
  theme: null
  'theme-system': null
  'theme-light': null
  'theme-dark': null
  language: null
  explanation: null
  'explain-more': null
  tagline: null
  day: { day: string | number; month: string | number; year: string | number }
  'day-and-time': { day: string | number; time: string | number }
  'list-and': { last: string | number; some: string | number }
  profile: null
  'profile-link': null
  'profile-note': null
  'profile-none': null
  'profile-games': null
  'profile-won': null
  'profile-mean': null
  'profile-hints': null
  'profile-loss-short': null
  'profile-not-counted': { count: number }
  'profile-levels': null
  'profile-level': null
  'profile-mine': null
  'profile-theirs': null
  'profile-apart': null
  'profile-sources': null
  'profile-source': null
  'profile-against': null
  'profile-all-bots': null
  'profile-loss': null
  'profile-loss-note': null
  'profile-loss-none': null
  'profile-data': null
  'profile-data-note': null
  'profile-export': null
  'profile-import': null
  'profile-imported': { count: number }
  'profile-delete': null
  'profile-delete-note': { count: number }
  'profile-keep': null
  'profile-deleted': null
  'profile-wrong': { where: string | number }
  'profile-full': null
  'profile-broken': null
  'profile-broken-save': null
  'profile-broken-forget': null
  'refused-offline': null
  'refused-mistake': null
  'refused-unavailable': null
  'refused-too-fast': null
  'refused-no-table': null
  'refused-nobody': null
  'refused-origin': null
  'refused-stale': null
  'refused-forbidden': null
  'refused-not-started': null
  'refused-over': null
  'refused-not-over': null
  'refused-bot-plays': null
  'refused-hidden': null
  'refused-nothing-to-take-back': null
  'refused-resigned': null
  'refused-started': null
  'refused-full': null
  'refused-seated': null
  'refused-bad-link': null
  'refused-too-many-tables': null
  'refused-option': { option: string | number }
  'refused-too-big': null
  'over-winner': { names: string | number }
  'over-plain': null
  poster: null
  'poster-winner': { names: string | number }
  'poster-save': null
  'poster-share': null
  'over-resigned': null
  'over-left': null
  'over-given-up': null
  'points-by-source': null
  total: null
  place: { place: string | number }
  chart: null
  round: null
  rematch: null
  'next-game': null
  replay: null
  'save-record': null
  'to-table': null
  'record-note': null
  'record-file': null
  'record-broken': null
  'check-dice': null
  'check-cards': null
  checking: null
  'fair-dice': { count: number }
  'fair-cards': { count: number }
  'draws-wrong': { count: number; first: string | number }
  'seed-wrong': null
  'check-unsafe': null
  moment: null
  'moment-of': { plies: string | number; ply: string | number }
  'moment-link': null
  'moment-copied': null
  'step-back': null
  'step-on': null
  play: null
  pause: null
  'seen-by': null
  spectator: null
  'begun-earlier': { rules: string | number }
  'followed-until': { why: string | number }
  'draws-past': { count: number }
  'jump-by': null
  'jump-back': { unit: string | number }
  'jump-on': { unit: string | number }
  'unit-turn': null
  'unit-round': null
  'unit-phase': null
  'unit-event': null
  'course-event': { name: string | number; ply: string | number; points: string | number }
  rules: null
  'rules-of': { game: string | number }
  'rules-back': null
  'rules-search': null
  'rules-contents': null
  'rules-found': { count: number }
  'rules-nothing': { words: string | number }
  'rules-copy': { title: string | number }
  'rules-example': null
  'rules-no-place': { place: string | number }
  'rules-by-edition': { before: string | number; now: string | number }
  'rules-about': { what: string | number }
  'depot-text': { number: string | number }
  'key-rules': null
  'rules-mark-2011': null
  'rules-mark-2019': null
  'rules-mark-expansion': null
  'rules-mark-module': null
  'rules-mark-team': null
  'rules-mark-solo': null
  'rules-colour-castle': null
  'rules-colour-castle.text': null
  'rules-colour-mine': null
  'rules-colour-mine.text': null
  'rules-colour-ship': null
  'rules-colour-ship.text': null
  'rules-colour-monastery': null
  'rules-colour-monastery.text': null
  'rules-colour-building': null
  'rules-colour-building.text': null
  'rules-colour-animal': null
  'rules-colour-animal.text': null
  'solo-title': { game: string | number }
  'solo-link': null
  'solo-none': null
  'solo-note-burgundy': null
  'solo-note-kingdom': null
  'solo-played': null
  'solo-won': null
  'solo-best': null
  'solo-mean': null
  'solo-kind': null
  'solo-course': null
  'solo-course-note': null
  'solo-last': null
  'solo-is-won': null
  'solo-practice': { best: string | number; count: number }
  share: null
  'share-note': null
  'share-copied': null
  'next-open': { who: string | number }
  'paste-link': null
  'follow-link': null
  'paste-wrong': null
  'options-here': null
  guest: null
  'skip-to-main': null
  'try-again': null
  'no-such-place': null
  'to-start': null
  loading: null
  'play-now': null
  'play-now-note': null
  'set-up': null
  'open-record': null
  'change-name': { name: string | number }
  'your-name': null
  'name-note': null
  save: null
  'my-tables': null
  'tables-live': null
  'tables-over': null
  'no-tables-live': null
  'no-tables-over': null
  more: null
  'free-seat': null
  'status-open': null
  'status-playing': null
  'status-turn': null
  'status-over': null
  'status-place': { place: string | number }
  'other-games': null
  'who-plays': null
  options: null
  'more-options': null
  'usual-options': null
  begin: null
  'seat-bot': null
  'seat-friend': null
  'seat-hot': null
  'seat-who': { seat: string | number }
  'seat-level': { seat: string | number }
  'seat-name': { seat: string | number }
  'seat-name-hint': null
  'seat-friend-note': null
  clock: null
  'clock-length': null
  'clock-none': null
  'clock-move': null
  'clock-bank': null
  'clock-note-none': null
  'clock-note-move': null
  'clock-note-bank': null
  minutes: { count: number }
  days: { count: number }
  bank: { minutes: string | number; seconds: string | number }
  'join-title': null
  'join-note': null
  join: null
  'invited-by': { name: string | number }
  'as-usual': null
  'carry-title': { name: string | number }
  'carry-here': null
  'duchies-auto': null
  'duchies-random': null
  'duchies-random-alike': null
  'duchies-boards': null
  'duchies-outposts': null
  'duchies-note': null
  'duchy-name': { name: string | number }
  connecting: null
  'connection-lost': { count: number }
  reconnecting: null
  'try-now': null
  'no-table': null
  'too-many-tabs': null
  'waiting-title': { game: string | number }
  'waiting-note': null
  'kept-seat': { name: string | number }
  invite: null
  'invite-note': null
  'invite-share': null
  'invite-words': { game: string | number }
  'qr-label': null
  'watch-link': null
  'carry-link': null
  'carry-note': null
  copy: null
  copied: null
  'sit-down': null
  leave: null
  'leave-note': null
  resign: null
  'resign-note': null
  sure: null
  stay: null
  menu: null
  sound: null
  'sound-note-dice': null
  'sound-note-cards': null
  notices: null
  'notices-note': null
  'notices-refused': null
  'notices-none': null
  'notice-turn': null
  'notice-asked': null
  'notice-over': null
  'commitment-dice': null
  'commitment-cards': null
  'taken-back': { count: number }
  'practice-mark': null
  'practice-note': null
  'own-text': null
  watching: null
  sending: null
  'tab-table': null
  'tab-players': null
  'tab-log': null
  'parts-of-table': null
  'around-the-table': null
  'what-is-asked': null
  'log-and-chat': null
  chat: null
  'chat-empty': null
  'chat-hint': null
  send: null
  player: { seat: string | number }
  chance: null
  you: null
  'has-turn': null
  thinks: null
  'bot-level': { level: string | number }
  'away-left': { bot: string | number }
  'away-resigned': { bot: string | number }
  'away-time': { bot: string | number }
  'play-again': null
  'time-left': null
  'days-hours': { days: string | number; hours: string | number }
  'your-turn': null
  'their-turn': { names: string | number }
  'chance-dice': null
  'chance-cards': null
  'take-back': null
  agree: null
  disagree: null
  'waiting-for': { names: string | number }
  'proposal-back': { who: string | number }
  'proposal-bot': { bot: string | number; who: string | number }
  'hand-over': { name: string | number }
  'i-am': { name: string | number }
  result: null
  'points-so-far': null
  'points-open': null
  'title-turn': { game: string | number }
  'title-asked': { game: string | number }
  'title-others': { game: string | number; names: string | number }
  'title-over': { game: string | number }
  'title-waiting': { game: string | number }
  'title-replay': { game: string | number }
  'event-opened': null
  'event-started': null
  'event-finished': null
  'event-joined': { who: string | number }
  'event-left': { who: string | number }
  'event-returned': { who: string | number }
  'event-carried': { who: string | number }
  'event-resigned': { who: string | number }
  'event-back': null
  'event-bot': { who: string | number }
  'event-timeout': { who: string | number }
  'event-rematch': { who: string | number }
  'event-upgraded': null
  'event-asked-back': { who: string | number }
  'event-asked-bot': { who: string | number }
  'event-answered-true': { who: string | number }
  'event-answered-false': { who: string | number }
  stopped: { why: string | number }
  'show-earlier': null
  'show-later': null
  'bot-named': { level: string | number; seat: string | number }
  team: { letter: string | number }
  'team-total': { count: number }
  'teams-together': null
  unread: { count: number }
}
