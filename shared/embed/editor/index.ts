export { defineEmbed } from './define-embed';
export { embedEdit } from './embed-edit';
export { EmbedField } from './embed-field';
export { EmbedNote, LinkButton } from './link-button';
export { loneLinks, textOf, type LoneLink } from './lone-link';
export type { EmbedAddresses, EmbedProvider } from './provider';
export { wordsOf } from './messages';
export { useStyleSwitch } from './use-style-switch';
