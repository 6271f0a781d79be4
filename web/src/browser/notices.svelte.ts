/**
 * Notifications of the browser: shown by the page itself through a service worker, with no outside service. Nobody is
 * asked for leave before they have clicked on the control for it; what was chosen is remembered.
 */

import { keep, kept } from './kept'

const WORKER = '/notices.js'

/** ready: may be turned on; refused: the browser was told not to; none: there is nothing of the kind here. */
export type Leave = 'ready' | 'refused' | 'none'

function leave(): Leave {
  if (typeof Notification === 'undefined' || !navigator.serviceWorker) return 'none'
  return Notification.permission === 'denied' ? 'refused' : 'ready'
}

export interface Notice {
  readonly title: string
  readonly body: string
  readonly table: string
  readonly lang: string
}

class Notices {
  leave: Leave = $state(leave())
  #wanted: boolean = $state(kept('notices', false))

  get on(): boolean {
    return this.#wanted && this.leave === 'ready' && Notification.permission === 'granted'
  }

  /** Turn them on or off; only ever called by a click, because the browser may ask something. */
  async turn(on: boolean): Promise<void> {
    const given = on && (await Notification.requestPermission()) === 'granted'
    this.leave = leave()
    this.#wanted = given
    keep('notices', given)
    if (given) await worker()
  }

  /** Show a notice; a newer one of the same table takes its place. */
  async show({ title, body, table, lang }: Notice): Promise<void> {
    if (!this.on) return
    const shown = await worker()
    await shown?.showNotification(title, {
      body,
      lang,
      tag: tag(table),
      icon: '/icon.png',
      data: { address: place(table) },
    })
  }

  /** Take away what was said of a table. */
  async clear(table: string): Promise<void> {
    if (!this.on) return
    const known = await navigator.serviceWorker.getRegistration(WORKER).catch(() => undefined)
    for (const notice of (await known?.getNotifications({ tag: tag(table) })) ?? []) notice.close()
  }
}

const tag = (table: string) => `table-${table}`
const place = (table: string) => `/#/table/${table}`

/** The service worker, once it can show something; nothing where the browser does not let us have one. */
async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    await navigator.serviceWorker.register(WORKER)
    return await navigator.serviceWorker.ready
  } catch {
    return undefined
  }
}

export const notices = new Notices()
