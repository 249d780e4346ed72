// What is used of the heavy tools, so that the types can be checked before the tools are installed.

declare module 'lighthouse' {
  type Audit = { numericValue?: number; details?: { items?: Record<string, unknown>[] } };
  type Report = {
    finalDisplayedUrl: string;
    runtimeError?: { code: string; message: string };
    environment: { benchmarkIndex: number };
    categories: Record<string, { score: number | null }>;
    audits: Record<string, Audit>;
  };
  export default function lighthouse(
    url: string,
    flags: Record<string, unknown>,
    config: undefined,
    page: unknown,
  ): Promise<{ lhr: Report } | undefined>;
}

declare module 'puppeteer-core' {
  type Cookie = { name: string; value: string; domain: string; path: string };
  export type Page = {
    goto(url: string, options: { waitUntil: string }): Promise<unknown>;
    waitForSelector(selector: string): Promise<unknown>;
    waitForFunction(isSo: () => boolean): Promise<unknown>;
    evaluateOnNewDocument(run: () => void): Promise<unknown>;
    evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Result>;
    click(selector: string): Promise<void>;
    close(): Promise<void>;
    $$(selector: string): Promise<{ type(text: string): Promise<void> }[]>;
    $$eval<Result>(selector: string, look: (elements: Box[]) => Result): Promise<Result>;
    createCDPSession(): Promise<{ send(method: string, params: Record<string, unknown>): Promise<unknown> }>;
    mouse: {
      click(x: number, y: number): Promise<void>;
      move(x: number, y: number, options?: { steps?: number }): Promise<void>;
      down(): Promise<void>;
      up(): Promise<void>;
    };
    touchscreen: { touchStart(x: number, y: number): Promise<Finger> };
    keyboard: {
      press(key: string, options?: { delay: number }): Promise<void>;
      type(text: string, options: { delay: number }): Promise<void>;
    };
    tracing: {
      start(options: { categories: string[] }): Promise<void>;
      stop(): Promise<Uint8Array>;
    };
  };
  type Finger = { move(x: number, y: number): Promise<void>; end(): Promise<void> };
  type Box = { getBoundingClientRect(): { x: number; y: number; width: number; height: number } };
  type Browser = {
    newPage(): Promise<Page>;
    setCookie(...cookies: Cookie[]): Promise<void>;
    close(): Promise<void>;
  };
  const puppeteer: { launch(options: Record<string, unknown>): Promise<Browser> };
  export default puppeteer;
}

declare module 'autocannon' {
  type Request = {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string;
    setupRequest?: (request: Request) => Request;
    onResponse?: (status: number, body: string) => void;
  };
  type Result = {
    '2xx': number;
    non2xx: number;
    errors: number;
    timeouts: number;
    duration: number;
    latency: { p50: number; p99: number };
  };
  type Load = PromiseLike<Result> & { on(event: 'response', listener: () => void): void };
  export default function autocannon(options: Record<string, unknown>): Load;
}
