export { defineEmbed } from './define-embed';
export { EmbedField } from './embed-field';
export { InertLink } from './inert-link';
export { EmbedNote } from './link-button';
export { loneLinks, textOf, type LoneLink } from './lone-link';
export { paragraphTransforms } from './paragraph-transforms';
export type { EmbedProvider } from './provider';
export { wordsOf } from './messages';
export { useStyleSwitch } from './use-style-switch';
