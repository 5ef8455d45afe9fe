import type { AttributesSchema } from '#shared/attributes';

/** The block has no attributes: all settings are attributes of the button block. */
export const attributes = {} satisfies AttributesSchema;
