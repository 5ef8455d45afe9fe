import type { AttributesSchema } from '#shared/attributes';

/** None: the settings belong to the button. */
export const attributes = {} satisfies AttributesSchema;
