/** Which browser the page is tried in: Debian's Chromium, or the one that CHROMIUM names. */

export const BROWSER = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
export const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
