/** A browser of another make, in the few words that every driver has. */
export interface DrivenBrowser {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  address(): Promise<string>;
  /** Asks the page; the function knows nothing that is not in the page. */
  ask(question: () => boolean): Promise<boolean>;
  /** Runs a program in the page, as a script of its own. */
  runProgram(source: string): Promise<void>;
  /** The element that a function finds, which knows nothing but the page and what it is given; null where there is none. */
  element(find: (given: string) => Element | null, given: string): Promise<DrivenElement | null>;
  close(): Promise<void>;
}

export interface DrivenElement {
  click(): Promise<void>;
  type(text: string): Promise<void>;
}

/** One that a machine can have, or be said not to have. */
export interface OtherBrowser {
  readonly name: string;
  /** Debian’s packages that bring it. */
  readonly packages: readonly string[];
  /** Programs that it takes, by the names that it may have. */
  readonly programs: readonly (readonly string[])[];
  /** @param paths of its programs, in their order */
  start(paths: readonly string[]): Promise<DrivenBrowser>;
}
