export { defineEmbed } from './define-embed';
export { embedEdit } from './embed-edit';
export { EmbedField } from './embed-field';
export { EmbedNote, LinkButton } from './link-button';
export type { EmbedAddresses, EmbedProvider } from './provider';
export { useStyleSwitch } from './use-style-switch';
