import type { AttributesSchema } from '#shared/attributes';

/** None: what there is to say stands in the blocks inside. */
export const attributes = {} satisfies AttributesSchema;
