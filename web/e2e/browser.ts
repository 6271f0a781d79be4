/** Which browser the page is tried in: Debian's Chromium, or the one that CHROMIUM names. */

export const BROWSER = process.env['CHROMIUM'] ?? '/usr/bin/chromium'

/** No page lives long enough for the second compiler of its scripts to be worth its work. */
const BRIEFLY = '--js-flags=--no-opt'

export const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', BRIEFLY]
