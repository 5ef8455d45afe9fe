import fc from 'fast-check';

/** There are no attributes. */
export const arbitrary: fc.Arbitrary< Record< string, unknown > > = fc.record(
	{}
);
