/** What the page and its two workers say to each other. */

/** From the page to the worker that holds the tables. */
export type ToTables =
  | { readonly type: 'begin'; readonly engine: string; readonly life: string; readonly thinker: MessagePort }
  | { readonly type: 'thinker'; readonly thinker: MessagePort }
  | {
      readonly type: 'ask'
      readonly name: string
      readonly method: string
      readonly path: string
      readonly body: string
    }
  | { readonly type: 'call'; readonly line: string; readonly table: string }
  | { readonly type: 'hear'; readonly line: string; readonly text: string }
  | { readonly type: 'leave'; readonly line: string }

/** From the worker that holds the tables. */
export type FromTables =
  | { readonly type: 'progress'; readonly done: number; readonly total: number }
  | { readonly type: 'ready' }
  | { readonly type: 'failed'; readonly words: string }
  /** A bot or the coach is wanted. */
  | { readonly type: 'wanted' }
  | { readonly type: 'answer'; readonly name: string; readonly status: number; readonly text: string }
  | { readonly type: 'say'; readonly line: string; readonly text: string }
  | { readonly type: 'hang-up'; readonly line: string; readonly code: number; readonly reason: string }

/** To the worker that thinks. */
export type ToThinker = {
  readonly type: 'begin'
  readonly engine: string
  readonly life: string
  readonly tables: MessagePort
}

/** Between the workers: a task, and its answer. */
export interface Thinking {
  readonly number: number
  readonly line: string
}
export interface Thought {
  readonly number: number
  readonly answer: string
}
