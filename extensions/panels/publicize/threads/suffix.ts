import { messages } from './messages';

/** What follows an author's words where a post is a thread. */
export const suffix = (): string => `\n\n${ messages.suffix() }`;
