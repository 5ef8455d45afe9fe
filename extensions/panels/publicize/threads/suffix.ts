import { messages } from './messages';

/** Text after the author's message if the post is a thread. */
export const suffix = (): string => `\n\n${ messages.suffix() }`;
