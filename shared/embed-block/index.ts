export { defineEmbed } from './define-embed';
export { embedEdit } from './embed-edit';
export { EmbedField } from './embed-field';
export { LinkButton } from './link-button';
export { loneLink } from './lone-link';
export type { EmbedProvider } from './provider';
