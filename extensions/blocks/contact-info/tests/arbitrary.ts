import fc from 'fast-check';

/** There are no attributes. */
export const arbitrary = fc.constant( {} );
