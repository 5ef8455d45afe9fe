import type { AttributesSchema } from '#shared/attributes';

/** None: what there is to say stands in the button. */
export const attributes = {} satisfies AttributesSchema;
