/** Texts on shelves in the browser's database: changes are made in one transaction, and durable when it is done. */

const NAMES = ['events', 'keys', 'tables', 'listings', 'heads', 'contents', 'persons', 'tokens'] as const
const DATABASE = 'duchy'
const VERSION = 1

/** What is done, on which shelf, with which key, and the text. */
type Change = readonly [what: string, shelf: string, key: string, text?: string]

export async function openShelves(): Promise<Shelves> {
  const opening = indexedDB.open(DATABASE, VERSION)
  opening.onupgradeneeded = () => {
    for (const name of NAMES)
      if (!opening.result.objectStoreNames.contains(name)) opening.result.createObjectStore(name)
  }
  return new Shelves(await done(opening))
}

export class Shelves {
  #database: IDBDatabase

  constructor(database: IDBDatabase) {
    this.#database = database
    // A newer page wants another form of the database: this one lets go, and its page is told to reload.
    database.onversionchange = () => database.close()
  }

  /** Make changes, all or none; return '' or the name of the error. */
  async write(changes: readonly Change[]): Promise<string> {
    try {
      const names = [...new Set(changes.map(([, shelf]) => shelf))]
      const transaction = this.#database.transaction(names, 'readwrite', { durability: 'strict' })
      const over = finished(transaction)
      for (const [what, shelf, key, text] of changes) {
        const store = transaction.objectStore(shelf)
        if (what === 'drop') store.delete(key)
        else if (what === 'add') store.add(text, key)
        else store.put(text, key)
      }
      return await over
    } catch (error) {
      return nameOf(error)
    }
  }

  async read(shelf: string, key: string): Promise<string | undefined> {
    return done(this.#database.transaction(shelf).objectStore(shelf).get(key) as IDBRequest<string | undefined>)
  }

  async list(shelf: string, first: string, after: string, most: number): Promise<readonly string[]> {
    const range = IDBKeyRange.bound(first, after, false, true)
    return done(this.#database.transaction(shelf).objectStore(shelf).getAll(range, most) as IDBRequest<string[]>)
  }
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function finished(transaction: IDBTransaction): Promise<string> {
  return new Promise((resolve) => {
    transaction.oncomplete = () => resolve('')
    transaction.onabort = () => resolve(nameOf(transaction.error))
  })
}

const nameOf = (error: unknown) => (error instanceof DOMException ? error.name : String(error)) || 'AbortError'
