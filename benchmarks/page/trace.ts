/** A trace of the browser: which frames it showed and which it dropped. */

import type { CDPSession, Page } from '../../web/node_modules/@playwright/test/index.mjs'

const CATEGORIES = ['cc', 'benchmark', 'blink.user_timing', 'disabled-by-default-devtools.timeline.frame']
const MICROSECONDS = 1000

interface Event {
  readonly name: string
  readonly ph: string
  /** Microseconds. */
  readonly ts: number
  readonly args: {
    readonly frame_reporter?: { readonly state?: string; readonly affects_smoothness?: boolean }
  }
}

export interface Frames {
  /** Frames shown in a second while something moved. */
  readonly rate: number
  /** Per cent of the frames that should have been shown and were not. */
  readonly dropped: number
  /** Seconds in which something moved. */
  readonly seconds: number
}

export class Trace {
  readonly #session: CDPSession
  readonly #events: Event[] = []

  private constructor(session: CDPSession) {
    this.#session = session
  }

  static async start(page: Page): Promise<Trace> {
    const trace = new Trace(await page.context().newCDPSession(page))
    trace.#session.on('Tracing.dataCollected', ({ value }) => trace.#events.push(...(value as unknown as Event[])))
    await trace.#session.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: CATEGORIES },
    })
    return trace
  }

  /** What was shown in spans of time, in milliseconds since the mark `duchy-heeds`. */
  async frames(spans: readonly (readonly [from: number, to: number])[]): Promise<Frames> {
    const complete = new Promise((done) => this.#session.once('Tracing.tracingComplete', done))
    await this.#session.send('Tracing.end')
    await complete
    const begun = this.#events.find((event) => event.name === 'duchy-heeds')?.ts ?? 0
    const within = ({ ts }: Event) => {
      const at = (ts - begun) / MICROSECONDS
      return spans.some(([from, to]) => from <= at && at <= to)
    }
    const reports = this.#events.flatMap((event) => {
      const report = event.name === 'PipelineReporter' && within(event) ? event.args.frame_reporter : undefined
      return report?.state ? [report] : []
    })
    const shown = reports.filter(({ state = '' }) => state.startsWith('STATE_PRESENTED')).length
    const lost = reports.filter((report) => report.state === 'STATE_DROPPED' && report.affects_smoothness).length
    const seconds = spans.reduce((sum, [from, to]) => sum + to - from, 0) / 1000
    return { rate: shown / seconds, dropped: (100 * lost) / Math.max(shown + lost, 1), seconds }
  }
}
