import type { AttributesSchema } from '#shared/attributes';

/** The block has no attributes: all settings belong to the button. */
export const attributes = {} satisfies AttributesSchema;
