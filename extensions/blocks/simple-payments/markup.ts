import type { AttributesOf } from '#shared/attributes';
import type { attributes } from './attributes';

export const ROOT_CLASS = 'wp-block-dovetail-simple-payments';

export type Attributes = AttributesOf< typeof attributes >;
