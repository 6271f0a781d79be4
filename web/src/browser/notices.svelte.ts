/**
 * The browser's notifications, shown by the page itself through a service worker, with no outside service. The page
 * asks for permission only after a click on the control for it, and remembers the choice.
 */

import { keep, kept } from './kept'

const HOME = import.meta.env.BASE_URL
/** A page of files alone has one worker for everything. */
const WORKER = import.meta.env.MODE === 'static' ? 'sw.js' : `${HOME}notices.js`

/** ready: can be turned on; refused: the person blocked them; none: the browser has none. */
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

  /** Turn them on or off; called only on a click, because the browser may ask for permission. */
  async turn(on: boolean): Promise<void> {
    const given = on && (await Notification.requestPermission()) === 'granted'
    this.leave = leave()
    this.#wanted = given
    keep('notices', given)
    if (given) await worker()
  }

  /** Show a notification; it replaces an older one of the same table. */
  async show({ title, body, table, lang }: Notice): Promise<void> {
    if (!this.on) return
    const shown = await worker()
    await shown?.showNotification(title, {
      body,
      lang,
      tag: tag(table),
      icon: `${HOME}icon.png`,
      data: { address: place(table) },
    })
  }

  /** Remove the notifications of a table. */
  async clear(table: string): Promise<void> {
    if (!this.on) return
    const known = await navigator.serviceWorker.getRegistration(WORKER).catch(() => undefined)
    for (const notice of (await known?.getNotifications({ tag: tag(table) })) ?? []) notice.close()
  }
}

const tag = (table: string) => `table-${table}`
const place = (table: string) => `${HOME}#/table/${table}`

/** Return the service worker once it is ready; nothing if the browser does not allow one. */
async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    await navigator.serviceWorker.register(WORKER)
    return await navigator.serviceWorker.ready
  } catch {
    return undefined
  }
}

export const notices = new Notices()
